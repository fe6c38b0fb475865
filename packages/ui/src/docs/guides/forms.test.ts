// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../../../..');
const page = readFileSync(path.join(import.meta.dirname, 'forms.mdx'), 'utf8');
const excerpts = [...page.matchAll(/^`(.+)`\n\n```\w+\n([\s\S]*?)```/gm)].map(
  ([, file, code]) => [file!, code!] as const,
);

test.each(excerpts)('the guide quotes %s as it is', (file, code) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(code);
});

test('the guide quotes every step from the schema to the database', () => {
  expect(excerpts).toHaveLength(6);
});
