// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiReport } from '../../../.ci/api-report';

test('what can be imported changes only on purpose, with a changeset', async () => {
  await expect(
    apiReport(path.join(import.meta.dirname, '..')),
    'run "pnpm --filter @hadal/ui run api" and add a changeset that tells apps what changes',
  ).toMatchFileSnapshot('../api.md');
}, 60_000);
