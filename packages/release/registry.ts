import { freePort } from '@hadal/machine/ports';
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Starts a registry that hosts our packages locally and proxies all others. */
export async function openRegistry(workshop: string) {
  const outside = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const listen = `127.0.0.1:${await freePort()}`;
  writeFileSync(
    path.join(workshop, 'verdaccio.yaml'),
    `storage: ./storage
listen: ${listen}
uplinks: { outside: { url: '${outside}' } }
packages:
  '@hadal/*': { access: $all, publish: $anonymous }
  '**': { access: $all, proxy: outside }
log: { type: stdout, level: error }
`,
  );
  // A dependency requests node-fetch by dist-tag, which not every registry provides.
  const tool = { dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(path.join(workshop, 'package.json'), JSON.stringify(tool));
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'], {
    cwd: workshop,
  });
  const registry = spawn('node_modules/.bin/verdaccio', ['--config', 'verdaccio.yaml'], {
    cwd: workshop,
    stdio: 'inherit',
  });
  const url = `http://${listen}/`;
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (registry.exitCode !== null)
      throw new Error('The registry did not start; it said why above.');
    await setTimeout(100);
  }
  return { url, close: () => registry.kill() };
}

/**
 * Returns a shell whose npm uses that registry; npm requires a token, though anyone may publish.
 */
export function shellOf(url: string, workshop: string) {
  const npmrc = path.join(workshop, '.npmrc');
  writeFileSync(npmrc, `registry=${url}\n//${new URL(url).host}/:_authToken=anybody\n`);
  // npm passes its own registry to scripts in environment variables, whose names ignore case.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^npm_config_(registry|userconfig)$/i.test(name),
  );
  const env = {
    ...Object.fromEntries(inherited),
    NPM_CONFIG_USERCONFIG: npmrc,
    NPM_CONFIG_REGISTRY: url,
    CI: '1',
    GITHUB_REPOSITORY: 'owner/repository',
  };
  return (cwd: string, command: string, ...args: string[]) => {
    console.log(`$ ${command} ${args.join(' ')}`);
    execFileSync(command, args, { cwd, stdio: 'inherit', env });
  };
}
