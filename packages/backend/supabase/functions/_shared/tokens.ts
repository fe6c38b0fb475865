const encoder = new TextEncoder();

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Generates an unguessable token for one address. */
export const newToken = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Returns whether a text has the format of newToken(). */
export const isToken = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Hashes a token for storage, so that it can be recognised but not reconstructed. */
export async function hashOf(token: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
}

/** Signs an id. The token is stateless and does not expire. */
export async function sign(id: number, secret: string): Promise<string> {
  const proof = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(String(id)));
  return `${id}.${hex(new Uint8Array(proof))}`;
}

const SIGNED = /^(\d{1,15})\.([0-9a-f]{64})$/;

/** Returns whether a text has the format of sign(), without verifying it. */
export const isSigned = (text: string) => SIGNED.test(text);

/** Returns the id of a signed token, or undefined if the signature is invalid. */
export async function readSigned(token: string, secret: string): Promise<number | undefined> {
  const [, id, proof] = SIGNED.exec(token) ?? [];
  if (!id || !proof) return undefined;
  const bytes = Uint8Array.from({ length: 32 }, (_, at) =>
    Number.parseInt(proof.slice(2 * at, 2 * at + 2), 16),
  );
  const isOurs = await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, encoder.encode(id));
  return isOurs ? Number(id) : undefined;
}

/**
 * Compares a secret in constant time. The Web Crypto API has no timingSafeEqual but verifies a MAC that
 * way, and under a random key nobody can choose the compared values.
 */
export async function isSecret(given: string, secret: string): Promise<boolean> {
  const key = await keyOf(newToken());
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(secret));
  return crypto.subtle.verify('HMAC', key, mac, encoder.encode(given));
}

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
