import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each starts some ten programs.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let tarball: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hadal-publish-'));
  mkdirSync(path.join(folder, 'package'));
  const manifest = JSON.stringify({ name: '@hadal/a', version: '1.2.0' });
  writeFileSync(path.join(folder, 'package/package.json'), manifest);
  tarball = path.join(folder, 'a.tgz');
  execFileSync('tar', ['--create', '--gzip', '--file', tarball, 'package'], { cwd: folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes beside an npm that has this, and a GitHub that has these releases; returns what either is asked to do. */
function publish({
  published = '',
  released = '',
  tag = 'latest',
  env = { GH_TOKEN: 'token' } as Record<string, string>,
}) {
  const stub = (name: string, script: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  stub(
    'npm',
    `[ "$1" != view ] || { [ -n '${published}' ] && exec echo '${published}'; exit 1; }
     echo "npm $1" >> '${folder}/asked'`,
  );
  stub(
    'gh',
    `[ "$2" != view ] || { [ "$3" = '${released}' ]; exit; }
     echo "gh $1 $2 $3 $4 $5" >> '${folder}/asked'`,
  );
  writeFileSync(path.join(folder, 'asked'), '');
  execFileSync('bash', [path.join(import.meta.dirname, 'publish.sh'), tag, tarball], {
    env: { PATH: `${folder}:${process.env['PATH']}`, GITHUB_SHA: 'c0ffee', ...env },
  });
  return readFileSync(path.join(folder, 'asked'), 'utf8').trim().split('\n').filter(Boolean);
}

const release = 'gh release create @hadal/a@1.2.0 --target c0ffee';
const integrity = () => `sha512-${hash('sha512', readFileSync(tarball), 'base64')}`;

test('publishes a version that npm lacks, and makes its release', () => {
  expect(publish({})).toEqual(['npm publish', release]);
});

test('makes the release that a run before did not come to, and no second one', () => {
  expect(publish({ published: integrity() })).toEqual([release]);
  expect(publish({ published: integrity(), released: '@hadal/a@1.2.0' })).toEqual([]);
});

test('leaves a version alone that was packed from another commit', () => {
  expect(publish({ published: 'sha512-another' })).toEqual([]);
});

test('makes no release of a preview, or without a token', () => {
  expect(publish({ tag: 'canary' })).toEqual(['npm publish']);
  expect(publish({ env: {} })).toEqual(['npm publish']);
});
