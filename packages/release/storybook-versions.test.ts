// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addStorybook } from './storybook-versions';

const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-storybooks-'));
const built = mkdtempSync(path.join(tmpdir(), 'hadal-storybook-'));
afterAll(() => {
  rmSync(workshop, { recursive: true });
  rmSync(built, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(workshop, file), 'utf8');

function add(version: string, content: string) {
  writeFileSync(path.join(built, 'index.html'), content);
  return addStorybook(built, workshop, version);
}

test('keeps the Storybook of each release beside the latest and the next', () => {
  expect(add('0.0.0', 'unreleased')).toEqual(['next']);
  expect(add('0.9.0', 'nine')).toEqual(['latest', 'next', '0.9.0']);
  expect(add('0.10.0', 'ten')).toEqual(['latest', 'next', '0.10.0', '0.9.0']);
  expect(add('0.10.0', 'after ten')).toEqual(['latest', 'next', '0.10.0', '0.9.0']);
  expect(add('0.9.1', 'a repair')).toEqual(['latest', 'next', '0.10.0', '0.9.1', '0.9.0']);

  expect(read('next/index.html')).toBe('a repair');
  expect(read('latest/index.html')).toBe('ten');
  expect(read('0.10.0/index.html')).toBe('ten');
  expect(read('0.9.0/index.html')).toBe('nine');
  expect([...read('index.html').matchAll(/<a href="(.+)\/">\1</g)].map(([, to]) => to)).toEqual([
    'latest',
    'next',
    '0.10.0',
    '0.9.1',
    '0.9.0',
  ]);
});
