import { afterAll, beforeAll, describe } from 'vitest';
import { describeAuth } from './auth.ts';
import { describeClient } from './client.ts';
import { describeGateway } from './gateway.ts';
import { describeHttp } from './http.ts';
import { describeRealtime } from './realtime.ts';
import { isHosted, obstacle, openTarget, type Target } from './target.ts';
import { describeTokens } from './tokens.ts';

/** https://supabase.com/docs and https://docs.postgrest.org, checked against the selected target. */
const who = isHosted ? 'the hosted project' : 'the local backend';

describe.skipIf(obstacle)(`${who} answers as documented${obstacle}`, () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget();
  });
  afterAll(() => target.close());
  describeHttp(() => target);
  describeClient(() => target);
  describeGateway(() => target);
  describeAuth(() => target);
  describeTokens(() => target);
  describeRealtime(() => target);
});
