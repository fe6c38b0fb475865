import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Licences that require only that their notice is kept. */
const permissive = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/;

interface Manifest {
  license?: string;
  dependencies?: Record<string, string>;
}

/** Tables of the document, by dependent package. */
const sections = new Map(
  read('DEPENDENCIES.md')
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const rows = [...section.matchAll(/^\| `([^`]+)` +\| (\S+) +\| (.+?) +\|$/gm)];
      return [
        /^`@hadal\/([\w-]+)`/.exec(section)?.[1],
        rows.map(([, name = '', licence, why]) => ({ name, licence, why })),
      ];
    }),
);

test.each([
  ['ui', 'packages/ui'],
  ['illustrations', 'packages/illustrations'],
  ['mcp', 'packages/mcp'],
  ['site', 'site'],
  ['static-site', 'packages/static-site'],
  ['backend', 'packages/backend'],
  ['local-supabase', 'packages/local-supabase'],
  ['physics', 'packages/physics'],
])('each runtime dependency of %s is listed with its licence and its reason', (name, dir) => {
  const { dependencies = {} } = JSON.parse(read(`${dir}/package.json`)) as Manifest;
  const packages = Object.entries(dependencies).filter(
    ([, range]) => !range.startsWith('workspace:'),
  );
  const installed = packages.map(([dependency]) => {
    const manifest = read(`${dir}/node_modules/${dependency}/package.json`);
    return { name: dependency, licence: (JSON.parse(manifest) as Manifest).license };
  });
  const listed = sections.get(name) ?? [];
  expect(listed.map(({ name: of, licence }) => ({ name: of, licence }))).toEqual(installed);
});

test('every shipped package, at any depth, has a permissive licence', () => {
  const json = execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const licences = Object.keys(JSON.parse(json) as Record<string, unknown>);
  expect(licences).toContain('MIT');
  expect(licences.filter((licence) => !permissive.test(licence))).toEqual([]);
});
