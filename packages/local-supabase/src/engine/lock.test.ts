import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../test/temporary-directory.ts';
import { DataInUseError, lockDirectory } from './lock.ts';

const directory = temporaryDirectory();
const lock = join(directory, 'lock');
/** More than any system gives to a process. */
const DEAD = String(2 ** 30);
const ALIVE = String(process.ppid);

beforeEach(() => writeFileSync(lock, DEAD));

test('a stale lock is taken over', () => {
  const unlock = lockDirectory(directory);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(readdirSync(directory)).toEqual([]);
});

test('of two starts over a stale lock, one gets it', () => {
  vi.spyOn(process, 'kill').mockImplementationOnce(() => {
    // The other start takes it over after this one has read it.
    writeFileSync(lock, ALIVE);
    throw Object.assign(new Error(), { code: 'ESRCH' });
  });
  expect(() => lockDirectory(directory)).toThrow(DataInUseError);
  expect(readFileSync(lock, 'utf8')).toBe(ALIVE);
  expect(readdirSync(directory)).toEqual(['lock']);
});
