import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDives, type Ask, type Dives } from './dives.ts';

export const crew: Ask = { role: 'authenticated' };
export const form = { 'content-type': 'application/x-www-form-urlencoded' };

export function prefer(value: string, more: Ask = {}): Ask {
  return { ...more, headers: { prefer: value } };
}

export function send(payload: unknown, more: Ask = {}): Ask {
  return { ...more, body: JSON.stringify(payload) };
}

/** A test name, the request, its options, and the expected status, headers and body. */
type Row = [string, string, Ask, number, Record<string, string>, unknown?];

/** A test name, the request, its options, and the expected error: status, code, message and more. */
type Refusal = [string, string, Ask, number, string, string, { details?: unknown; hint?: string }?];

/** Opens the dives of this test file before its tests. */
export function withDives() {
  let dives: Dives;
  beforeAll(async () => {
    dives = await openDives();
  });
  afterAll(() => dives.engine.close());
  return {
    ask: (request: string, asked?: Ask) => dives.ask(request, asked),
    exec: (sql: string) => dives.engine.exec(sql),
    reload: () => dives.reload(),
    /** Tests each row on the same dives; the writes of one are not visible to the next. */
    answers(rows: Row[]) {
      test.each(rows)('%s', async (_promise, request, asked, status, headers, body) => {
        await dives.engine.exec('create table d as table dives; create table l as table log');
        const response = await dives.ask(request, asked);
        await dives.engine.exec(`
          set session_replication_role = replica;
          delete from dives;
          delete from log;
          insert into dives overriding system value table d;
          insert into log table l;
          drop table d, l;
          reset session_replication_role`);
        expect(response).toMatchObject({ status, headers });
        expect(response.body ? JSON.parse(response.body) : undefined).toEqual(body);
      });
    },
    refuses(rows: Refusal[]) {
      test.each(rows)('refuses %s', async (...row) => {
        const [, request, asked, status, code, message, more] = row;
        const response = await dives.ask(request, asked);
        const headers = { 'proxy-status': `PostgREST; error=${code}` };
        expect(response).toMatchObject({ status, headers });
        const body = { code, details: null, hint: null, message, ...more };
        expect(JSON.parse(response.body ?? '')).toEqual(body);
      });
    },
  };
}
