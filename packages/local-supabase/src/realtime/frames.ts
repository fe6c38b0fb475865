/** A message of the Phoenix protocol, in any version. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** Version 1.0.0 encodes frames as objects, 2.0.0 as arrays, and client broadcasts in binary. */
export type Version = '1.0.0' | '2.0.0';

/** Returns the version a client requests, ignoring the patch number; undefined for unsupported ones. */
export function versionOf(asked: string): Version | undefined {
  if (/^1\.0\.\d+$/.test(asked)) return '1.0.0';
  return /^2\.0\.\d+$/.test(asked) ? '2.0.0' : undefined;
}

const USER_BROADCAST = 3;
const JSON_ENCODING = 1;

export function encodeFrame(version: Version, frame: Frame): string {
  const { joinRef, ref, topic, event, payload } = frame;
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { topic, event, payload, ref, join_ref: joinRef },
  );
}

/** Decodes a frame of either version; throws if it is malformed. */
export function decodeFrame(data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return decodeBroadcast(data);
  const message = JSON.parse(data.toString('utf8')) as unknown;
  if (Array.isArray(message)) {
    const [joinRef, ref, topic, event, payload] = message as unknown[];
    return checked(joinRef, ref, topic, event, payload);
  }
  const { join_ref, ref, topic, event, payload } = message as Record<string, unknown>;
  return checked(join_ref, ref, topic, event, payload);
}

/** Decodes a kind, six lengths, the four strings and the metadata they measure, and the payload. */
function decodeBroadcast(data: Buffer): Frame {
  const [kind, joinRefLength, refLength, topicLength, eventLength, metaLength, encoding] = data;
  if (kind !== USER_BROADCAST || encoding !== JSON_ENCODING) throw malformed();
  let at = 7;
  const read = (length = 0) => data.toString('utf8', at, (at += length));
  const joinRef = read(joinRefLength);
  const ref = read(refLength);
  const topic = read(topicLength);
  const event = read(eventLength);
  read(metaLength);
  const payload = JSON.parse(data.toString('utf8', at)) as unknown;
  return checked(joinRef, ref, topic, 'broadcast', { type: 'broadcast', event, payload });
}

function checked(
  joinRef: unknown,
  ref: unknown,
  topic: unknown,
  event: unknown,
  payload: unknown,
): Frame {
  if (typeof topic !== 'string' || typeof event !== 'string') throw malformed();
  return { joinRef: asRef(joinRef), ref: asRef(ref), topic, event, payload };
}

function asRef(ref: unknown): string | null {
  if (ref === null || ref === undefined) return null;
  if (typeof ref === 'string' || typeof ref === 'number') return String(ref);
  throw malformed();
}

function malformed(): Error {
  return new Error('The frame does not follow the Realtime protocol.');
}
