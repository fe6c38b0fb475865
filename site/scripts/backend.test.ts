import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** A data folder shared by all tests, so that only the first start creates a database. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'hadal-beside-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts a command that runs the backend alongside; "fail" on stdin makes it throw. */
async function startCommand() {
  const module = JSON.stringify(path.join(import.meta.dirname, 'backend.ts'));
  const script = `
    import { startBackendBeside } from ${module};
    await startBackendBeside();
    console.log('ready');
    process.stdin.once('data', () => { throw new Error('A request broke the server'); });`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, HADAL_DATA_DIR: dataDir, HADAL_BACKEND_PORT: '0', DATABASE_URL: '' },
  });
  let said = '';
  command.stderr.on('data', (chunk) => (said += chunk));
  const ended = once(command, 'close').then(([code]) => ({ code: code as number | null, said }));
  await once(command.stdout, 'data');
  const statusFile = path.join(dataDir, 'status.json');
  const { pid } = JSON.parse(readFileSync(statusFile, 'utf8')) as { pid: number };
  const backendRuns = () => existsSync(statusFile);
  return { command, pid, ended, backendRuns };
}

test('a command exits with 1 when its backend ends', async () => {
  const { pid, ended } = await startCommand();
  process.kill(pid, 'SIGKILL');
  expect(await ended).toEqual({
    code: 1,
    said: 'The backend stopped, so the site stops too.\n',
  });
}, 60_000);

test('a command that throws exits with 1 and stops its backend', async () => {
  const { command, ended, backendRuns } = await startCommand();
  command.stdin.write('fail');
  expect((await ended).code).toBe(1);
  await expect.poll(backendRuns, { timeout: 10_000 }).toBe(false);
}, 60_000);

test('a killed command leaves no backend behind', async () => {
  const { command, backendRuns } = await startCommand();
  command.kill('SIGKILL');
  await expect.poll(backendRuns, { timeout: 10_000 }).toBe(false);
}, 60_000);
