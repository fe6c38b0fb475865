import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { certificates, npmrc, proxyVariables } from './host.ts';
import { isolated, run, start } from './processes.ts';

export type User = 'root' | 'user';

/** Mounts what a running system needs, then becomes its first process and reaps orphans. */
const BOOT = `set -e
root=$1; user=$2; folder=$3; command=$4; shift 4
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
mkdir -p "$root/dev/shm"
mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
code=0
env -i "$@" chroot --userspec="$user" "$root" sh -c "cd '$folder' && $command" || code=$?
exit $code`;

const CERTIFICATES = '/usr/local/etc/certificates.pem';
const ACCOUNTS = {
  root: { name: 'root', group: 'root', home: '/root' },
  user: { name: 'visitor', group: 'visitor', home: '/home/visitor' },
};

/** A chroot that shares the host's network. */
export class Machine {
  readonly #folder: string;
  readonly #root: string;
  readonly #environment: Record<string, string | undefined>;

  private constructor(folder: string, hasCertificates: boolean) {
    this.#folder = folder;
    this.#root = path.join(folder, 'root');
    this.#environment = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...proxyVariables(),
      ...(hasCertificates && { NODE_EXTRA_CA_CERTS: CERTIFICATES }),
    };
  }

  /** Unpacks the base system, adds the user's account and configures the host's registry. */
  static async unpack(tarball: string, signal: AbortSignal): Promise<Machine> {
    const folder = await mkdtemp('/var/tmp/hadal-bare-');
    const trusted = certificates();
    const machine = new Machine(folder, trusted !== undefined);
    try {
      // The parent folder is readable only by root, which protects the credentials within.
      await mkdir(machine.#root);
      const into = ['--directory', machine.#root];
      await run(['tar', '--extract', '--numeric-owner', '-p', '--file', tarball, ...into], {
        signal,
      });
      await copyFile('/etc/resolv.conf', machine.#path('/etc/resolv.conf'));
      if (trusted) await writeFile(machine.#path(CERTIFICATES), trusted);
      const { name, home } = ACCOUNTS.user;
      await machine.command(`useradd --create-home --shell /bin/sh ${name}`, signal);
      const settings = npmrc(trusted && CERTIFICATES);
      await writeFile(machine.#path(`${ACCOUNTS.root.home}/.npmrc`), settings);
      await writeFile(machine.#path(`${home}/.npmrc`), settings);
      return machine;
    } catch (error) {
      await machine.remove();
      throw error;
    }
  }

  /** Clones a repository of the host into the user's home. */
  async clone(repository: string, user: User, signal: AbortSignal) {
    const { name, group, home } = ACCOUNTS[user];
    const clone = this.#path(`${home}/hadal`);
    await run(['git', 'clone', '--quiet', '--no-local', repository, clone], { signal });
    await this.command(`chown -R ${name}:${group} ${home}`, signal);
  }

  /** Runs a command as root. */
  command(command: string, signal: AbortSignal): Promise<string> {
    return run(this.#boot('root', ACCOUNTS.root.home, command), { signal });
  }

  /** Starts a command in the clone; aborting ends it and everything it started. */
  start(user: User, command: string, signal: AbortSignal, onOutput: (text: string) => void) {
    return start(this.#boot(user, `${ACCOUNTS[user].home}/hadal`, command), { signal, onOutput });
  }

  /**
   * Removes the machine. Mounts exist only in the commands' namespaces, so nothing mounted can be
   * deleted.
   */
  remove() {
    return rm(this.#folder, { recursive: true, force: true });
  }

  #path(inside: string) {
    return path.join(this.#root, inside);
  }

  #boot(user: User, folder: string, command: string) {
    const { name, group, home } = ACCOUNTS[user];
    const environment = { ...this.#environment, HOME: home, USER: name };
    const given = Object.entries(environment).map(([key, value]) => `${key}=${value ?? ''}`);
    const boot = ['sh', '-c', BOOT, 'boot', this.#root, `${name}:${group}`, folder, command];
    return isolated([...boot, ...given]);
  }
}
