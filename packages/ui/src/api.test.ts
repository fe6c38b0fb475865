// @vitest-environment node
import { expect, test } from 'vitest';
import { apiReport } from '../scripts/api-report';

test('what can be imported changes only on purpose, with a changeset', async () => {
  await expect(
    apiReport(),
    'run "pnpm --filter @hadal/ui run api" and add a changeset that tells apps what changes',
  ).toMatchFileSnapshot('../api.md');
}, 60_000);
