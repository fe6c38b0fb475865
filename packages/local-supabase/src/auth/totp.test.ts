import { expect, test } from 'vitest';
import { codeAt, createSecret, isCode } from './totp.ts';

/** The secret of RFC 6238, appendix B, `12345678901234567890` in base 32; codes are its last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code of RFC 6238 is %s', (seconds, code) => {
  expect(codeAt(SECRET, seconds * 1000)).toBe(code);
});

test('forgives a clock one step off, and no more', () => {
  const secret = createSecret();
  const now = 1_700_000_000_000;
  const forgiven = [-60, -30, 0, 30, 60].map((seconds) =>
    isCode(secret, codeAt(secret, now + seconds * 1000), now),
  );
  expect(forgiven).toEqual([false, true, true, true, false]);
});
