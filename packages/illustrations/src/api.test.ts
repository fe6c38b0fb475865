// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiReport } from '@hadal/release/api-report';

test('what can be imported changes only on purpose, with a changeset', async () => {
  await expect(
    apiReport(path.join(import.meta.dirname, '..')),
    'run "npm run generate" and add a changeset that tells apps what changes',
  ).toMatchFileSnapshot('../api.md');
}, 60_000);
