import { expect, test } from 'vitest';
import { TokenBucket } from './rate-limit.ts';

const take = (bucket: TokenBucket, times: number, now: number, address = 'a') =>
  Array.from({ length: times }, () => bucket.take(address, now)).filter(Boolean).length;

test('lets an address act in a burst, then only as fast as the bucket refills', () => {
  const bucket = new TokenBucket(30, 0.5);
  expect(take(bucket, 40, 0)).toBe(30);
  expect(take(bucket, 40, 10_000)).toBe(5);
});

test('never saves up more than a burst', () => {
  const bucket = new TokenBucket(30, 0.5);
  take(bucket, 1, 0);
  expect(take(bucket, 40, 3_600_000)).toBe(30);
});

test('counts every address on its own', () => {
  const bucket = new TokenBucket(1, 0);
  expect(take(bucket, 2, 0, 'a')).toBe(1);
  expect(take(bucket, 2, 0, 'b')).toBe(1);
});

test('takes nothing back when the clock is set back', () => {
  const bucket = new TokenBucket(30, 0.5);
  expect(take(bucket, 10, 3_600_000)).toBe(10);
  expect(take(bucket, 40, 0)).toBe(20);
});
