import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aptInstall } from '@hadal/machine/apt';
import { aptConfiguration, debianMirrors, SUITE } from './host.ts';
import { isolated, run } from './processes.ts';

/** The oldest versions that the README supports, as released together. */
const NODE = '20.2.0';
const NPM = '9.6.6';

/** Only root may write here, since its contents are unpacked and run as root. */
const CACHE = '/var/cache/hadal-bare';

/** Returns a tarball of Debian's base system with Node, npm and git, cached unless `fresh`. */
export async function ensureBase(signal: AbortSignal, fresh: boolean): Promise<string> {
  const name = `${SUITE}-${process.arch}-node-${NODE}-npm-${NPM}`;
  const tarball = path.join(CACHE, `${name}.tar`);
  if (existsSync(tarball) && !fresh) return tarball;

  ensureDebootstrap();
  await mkdir(CACHE, { recursive: true, mode: 0o700 });
  const workshop = await mkdtemp(path.join(CACHE, 'making-'));
  try {
    const root = path.join(workshop, 'root');
    const mirrors = debianMirrors();
    console.log(`Making the base system from ${mirrors.main} …`);
    await run(
      isolated(['debootstrap', '--variant=minbase', '--include=git', SUITE, root, mirrors.main]),
      { signal },
    );
    await describeSystem(root, mirrors);
    await installNode(root, workshop, signal);
    // Downloaded packages would be copied into every machine.
    await run(['chroot', root, 'apt-get', 'clean'], { signal });
    const made = path.join(workshop, 'base.tar');
    await run(['tar', '--create', '--numeric-owner', '--file', made, '--directory', root, '.'], {
      signal,
    });
    await rename(made, tarball);
    return tarball;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** Installs Node and npm below `/usr/local`, in the layout of Node's own archive. */
async function installNode(root: string, workshop: string, signal: AbortSignal) {
  const prefix = path.join(root, 'usr/local');
  const node = `node-linux-${process.arch}`;
  const install = ['npm', 'install', '--global', '--ignore-scripts', '--prefix', prefix];
  await run([...install, `npm@${NPM}`, `${node}@${NODE}`], {
    signal,
    env: { ...process.env, npm_config_cache: path.join(workshop, 'npm') },
  });
  // npm installs global packages beside the real path of the program that runs it, so it must not
  // be a symlink.
  const unpacked = path.join(prefix, 'lib/node_modules', node);
  await rename(path.join(unpacked, 'bin/node'), path.join(prefix, 'bin/node'));
  await rm(unpacked, { recursive: true });
}

/** Writes the files that Debian's installer would have created. */
async function describeSystem(root: string, mirrors: ReturnType<typeof debianMirrors>) {
  const sources = [
    `deb ${mirrors.main} ${SUITE} main`,
    `deb ${mirrors.main} ${SUITE}-updates main`,
    `deb ${mirrors.security} ${SUITE}-security main`,
  ];
  const write = (file: string, text: string) => writeFile(path.join(root, 'etc', file), text);
  await write('apt/sources.list', `${sources.join('\n')}\n`);
  await write('apt/apt.conf.d/90host', aptConfiguration());
  await write('hosts', '127.0.0.1 localhost\n::1 localhost ip6-localhost ip6-loopback\n');
  await write('hostname', 'bare\n');
}

function ensureDebootstrap() {
  const wanted = {
    debootstrap: '/usr/sbin/debootstrap',
    'debian-archive-keyring': '/usr/share/keyrings/debian-archive-keyring.gpg',
  };
  for (const [name, file] of Object.entries(wanted)) {
    if (existsSync(file)) continue;
    try {
      console.log(`Installing ${name} …`);
      aptInstall(name);
    } catch (cause) {
      throw new Error(
        `npm run bare needs debootstrap, but apt-get could not install ${name}.\n` +
          `Install debootstrap and debian-archive-keyring and run the command again.`,
        { cause },
      );
    }
  }
}
