import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;

/** Generates a secret to share with an authenticator app, in base 32. */
export function createSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0'));
  return bits.join('').replaceAll(/.{5}/g, (five) => ALPHABET.charAt(Number.parseInt(five, 2)));
}

/** Returns the URI an authenticator app reads from a QR code. */
export function keyUri(secret: string, issuer: string, account: string): string {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(DIGITS),
    issuer,
    period: String(STEP_SECONDS),
    secret,
  });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query.toString().replaceAll('+', '%20')}`;
}

/** Returns the code an authenticator app shows at `time`, in milliseconds (RFC 6238). */
export function codeAt(secret: string, time: number): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(time / 1000 / STEP_SECONDS)));
  const digest = createHmac('sha1', decode(secret)).update(step).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Returns whether a code is valid now, allowing one step of clock skew either way. */
export function isCode(secret: string, code: string, now = Date.now()): boolean {
  return [-1, 0, 1].some((steps) => codeAt(secret, now + steps * STEP_SECONDS * 1000) === code);
}

function decode(secret: string): Buffer {
  const bits = Array.from(secret, (five) => ALPHABET.indexOf(five).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
