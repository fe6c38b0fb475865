// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiReport } from '@hadal/release/api-report';

test('the public API matches the committed report', async () => {
  await expect(
    apiReport(path.join(import.meta.dirname, '..')),
    'run "npm run generate" and add a changeset that tells apps what changes',
  ).toMatchFileSnapshot('../api.md');
}, 60_000);
