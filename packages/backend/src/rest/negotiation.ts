import { RestError } from './errors.ts';
import { EXPOSED_SCHEMAS } from './schema-cache.ts';

export type MediaType = 'application/json' | 'application/vnd.pgrst.object+json';

const OFFERED: Readonly<Record<string, MediaType>> = {
  '*/*': 'application/json',
  'application/*': 'application/json',
  'application/json': 'application/json',
  'application/vnd.pgrst.array': 'application/json',
  'application/vnd.pgrst.array+json': 'application/json',
  'application/vnd.pgrst.object': 'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.object+json': 'application/vnd.pgrst.object+json',
};

/** The first type of an Accept header that we can answer with: all rows, or the one there is. */
export function negotiateMediaType(accept = '*/*'): MediaType {
  const asked = accept.split(',').map((each) => each.trim().toLowerCase());
  for (const [type = '', ...parameters] of asked.map((each) => each.split(/\s*;\s*/))) {
    const offered = Object.hasOwn(OFFERED, type) ? OFFERED[type] : undefined;
    if (offered && !parameters.some((each) => each.startsWith('nulls='))) return offered;
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${asked.join(', ')}`,
  );
}

/** The schema a request means: what its profile header names, or the first exposed one. */
export function negotiateSchema(profile: string | undefined): string {
  const schema = profile ?? EXPOSED_SCHEMAS[0] ?? 'public';
  if (EXPOSED_SCHEMAS.includes(schema)) return schema;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${EXPOSED_SCHEMAS.join(', ')}`,
  });
}
