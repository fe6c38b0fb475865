const encoder = new TextEncoder();

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (digits: string) =>
  Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );

/** Generates an unguessable token for one address. */
export const newToken = () => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Returns whether a text has the format of newToken(). */
export const isToken = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Hashes a token for storage, so that it can be recognised but not reconstructed. */
export async function hashOf(token: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));
}

/** Encrypts an address. Nobody else can read or make the token, which is stateless and does not expire. */
export async function seal(address: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await sealingKeyOf(secret);
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(address));
  return `${hex(iv)}.${hex(new Uint8Array(box))}`;
}

/** An address has at most 255 characters, and AES-GCM adds 16 bytes. */
const SEALED = /^([0-9a-f]{24})\.((?:[0-9a-f]{2}){17,271})$/;
const SIGNED = /^(\d{1,15})\.([0-9a-f]{64})$/;

/** Returns whether a text has the format of seal(), or the earlier one of a signed id, without verifying it. */
export const isUnsubscribeToken = (text: string) => SEALED.test(text) || SIGNED.test(text);

/** Returns the address in a token of seal(), or undefined if it was not made with this secret. */
export async function unseal(token: string, secret: string): Promise<string | undefined> {
  const [, iv, box] = SEALED.exec(token) ?? [];
  if (!iv || !box) return undefined;
  const key = await sealingKeyOf(secret);
  const address = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(box))
    .catch(() => undefined);
  return address && new TextDecoder().decode(address);
}

/** Returns the id of a signed token, or undefined if the signature is invalid. */
export async function readSigned(token: string, secret: string): Promise<number | undefined> {
  const [, id, proof] = SIGNED.exec(token) ?? [];
  if (!id || !proof) return undefined;
  const key = await keyOf(secret);
  const isOurs = await crypto.subtle.verify('HMAC', key, bytesOf(proof), encoder.encode(id));
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

/** The maximum deviation of a webhook's time, so that a recorded event cannot be sent again later. */
const TOLERANCE_SECONDS = 300;

/**
 * Returns whether the body was signed with the secret (`whsec_…`) just now, in the format of Svix and
 * Standard Webhooks. A provider that is changing its secret sends a signature of each.
 */
export async function isSignedWebhook(
  headers: Headers,
  body: string,
  secret: string,
): Promise<boolean> {
  const [id, time, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map((name) =>
    headers.get(name),
  );
  // NaN, which is what an unreadable time becomes, is within no tolerance.
  if (!signatures || !(Math.abs(Date.now() / 1000 - Number(time)) <= TOLERANCE_SECONDS)) {
    return false;
  }
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (each) => each.charCodeAt(0));
  const message = encoder.encode(`${id}.${time}.${body}`);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(bytes), message));
  const ours = `v1,${btoa(String.fromCharCode(...mac))}`;
  for (const given of signatures.split(' ')) if (await isSecret(given, ours)) return true;
  return false;
}

const keyOf = (secret: string | Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey(
    'raw',
    typeof secret === 'string' ? encoder.encode(secret) : secret,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

/** Derives a key for encryption, since the secret itself is the key of earlier signatures. */
async function sealingKeyOf(secret: string) {
  const material = encoder.encode(secret);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('unsubscribe') },
    await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
