import { execFileSync } from 'node:child_process';

/** Installs a Debian package; throws without the permission to do so. */
export function aptInstall(name: string) {
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) => {
    execFileSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}
