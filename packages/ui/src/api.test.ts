// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiReport } from '@hadal/release/api-report';

const report = apiReport(path.join(import.meta.dirname, '..'));

test('the public API matches the committed report', async () => {
  await expect(
    report,
    'run "npm run generate" and add a changeset that tells apps what changes',
  ).toMatchFileSnapshot('../api.md');
});

test('no type is described by its own name alone, or by nothing', () => {
  expect(report.match(/^type (\w+)(?:<.*>)? (?:= \1\b.*;|\{\})$/gm) ?? []).toEqual([]);
});

test('every deprecation names its replacement and the version that removes it', () => {
  const deprecated = report.match(/\/\/ deprecated: .*/g) ?? [];
  const inForm = /: Use `.+`\. It goes in \d+\.\d+\.0\.$/;
  expect(deprecated.filter((line) => !inForm.test(line))).toEqual([]);
});
