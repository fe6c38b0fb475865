import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startTestServer, temporaryDirectory } from '@hadal/local-supabase/test';

const server = startTestServer();
const script = fileURLToPath(new URL('run.ts', import.meta.url));
const local = temporaryDirectory();

/** Runs the command for ada@example.org; the local backend it may fall back to has a folder of its own. */
function run(env: Record<string, string>) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    const settings = { DATABASE_URL: '', HADAL_DATA_DIR: local, SUPABASE_URL: '', ...env };
    execFile(
      process.execPath,
      [script, 'ada@example.org'],
      { env: { ...process.env, SUPABASE_SECRET_KEY: '', ...settings } },
      (error, out, err) => resolve({ code: error ? error.code : 0, out, err }),
    );
  });
}

test.each([
  ['SUPABASE_URL', 'SUPABASE_SECRET_KEY'],
  ['SUPABASE_SECRET_KEY', 'SUPABASE_URL'],
] as const)('refuses to guess the backend from %s alone', async (given, missing) => {
  const { url, secretKey } = server.backend;
  const value = { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey }[given];
  expect(await run({ [given]: value })).toEqual({
    code: 1,
    out: '',
    err: `${missing} is not set although ${given} is, so no editor was created. Set both for hosted Supabase, or neither for the local backend.\n`,
  });
  expect(readdirSync(local)).toEqual([]);
});

test('names the backend on which it created the editor', async () => {
  const { url, secretKey } = server.backend;
  const { code, out } = await run({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey });
  expect(code).toBe(0);
  expect(out).toContain(`ada@example.org is an editor on ${url} now.`);
});
