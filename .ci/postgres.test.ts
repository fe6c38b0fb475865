import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { end } from './postgres.ts';

test('ends a server whose parent does not reap it', async ({ onTestFinished }) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'hadal-unreaped-'));
  const pidFile = path.join(directory, 'postmaster.pid');
  const server = `
    const { renameSync, rmSync, writeFileSync } = require('node:fs');
    process.on('SIGQUIT', () => process.exit(rmSync(process.env.PID_FILE)));
    setInterval(() => {}, 1000);
    writeFileSync(process.env.PID_FILE + '.new', String(process.pid));
    renameSync(process.env.PID_FILE + '.new', process.env.PID_FILE);`;
  // After exec, `sleep` does not reap its child, which stays a zombie.
  const parent = spawn('sh', ['-c', '"$0" -e "$1" & exec sleep 60', process.execPath, server], {
    env: { ...process.env, PID_FILE: pidFile },
  });
  onTestFinished(async () => {
    parent.kill();
    await once(parent, 'exit');
    rmSync(directory, { recursive: true });
  });
  while (!existsSync(pidFile)) await setTimeout(20);

  await end(pidFile);

  expect(existsSync(pidFile)).toBe(false);
}, 30_000);
