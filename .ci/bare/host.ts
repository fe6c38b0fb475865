import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Debian release of the machine. */
export const SUITE = 'bookworm';

/** Debian mirrors: the host's own, or Debian's if it has none configured. */
export function debianMirrors() {
  const targets = ask('apt-get', [
    'indextargets',
    '--format',
    '$(LABEL) $(REPO_URI)',
    'Created-By: Packages',
    'Origin: Debian',
  ]);
  const mirrorOf = (label: string) =>
    targets
      .find((line) => line.startsWith(`${label} `))
      ?.slice(label.length + 1)
      .replace(/\/$/, '');
  return {
    main: mirrorOf('Debian') ?? 'http://deb.debian.org/debian',
    security: mirrorOf('Debian-Security') ?? 'http://deb.debian.org/debian-security',
  };
}

/**
 * Returns the part of apt's configuration by which the host reaches its mirrors, such as a proxy.
 */
export const aptConfiguration = () =>
  ask('apt-config', ['dump', 'Acquire'])
    .filter((line) => /^Acquire::(https?::|Check-)/.test(line))
    .map((line) => `${line}\n`)
    .join('');

/**
 * Returns the certificates that the host's npm trusts besides Node's own, for a registry behind a
 * proxy.
 */
export function certificates(): string | undefined {
  const file = npmConfig('cafile') ?? process.env['NODE_EXTRA_CA_CERTS'];
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns an `.npmrc` with the host's settings for its registry, and no others. */
export function npmrc(certificateFile: string | undefined): string {
  const keys = ['registry', 'strict-ssl', 'proxy', 'https-proxy', 'noproxy'];
  const settings = keys.map((key) => [key, npmConfig(key)] as const);
  const known = [...settings, ['cafile', certificateFile] as const]
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${value}`);
  // `npm config get` does not print scopes and credentials, whose names contain their registry.
  const files = [npmConfig('globalconfig'), npmConfig('userconfig')];
  const perRegistry = files
    .filter((file) => file !== undefined && existsSync(file))
    .flatMap((file) => readFileSync(file!, 'utf8').split('\n'))
    .filter((line) => /^\s*(\/\/|@[^:]+:registry)/.test(line))
    .map((line) => line.replaceAll(/\$\{(\w+)\}/g, (_, name) => process.env[name] ?? ''));
  return [...known, ...perRegistry].map((line) => `${line}\n`).join('');
}

/** Environment variables of the host's proxies. */
export const proxyVariables = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(https?|no|all)_proxy$/i.test(name)),
  );

function npmConfig(key: string): string | undefined {
  const [value] = ask('npm', ['config', 'get', key]);
  return value && value !== 'null' && value !== 'undefined' ? value : undefined;
}

/** Returns the lines that a program prints; none if it is missing or fails. */
function ask(program: string, args: string[]): string[] {
  try {
    const printed = execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return printed.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
