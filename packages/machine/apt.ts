import { execFileSync } from 'node:child_process';

/** Installs packages of Debian's; throws where the system does not let us. */
export function aptInstall(...names: string[]) {
  const isRoot = process.getuid?.() === 0;
  const apt = (...args: string[]) => {
    execFileSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Installs packages for the tests where the system lets us, and says why where it does not. */
export function tryInstall(...names: string[]) {
  console.log(`Installing ${names.join(' and ')} for the tests …`);
  try {
    aptInstall(...names);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
