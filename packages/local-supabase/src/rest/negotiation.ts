import { notImplemented, RestError } from './errors.ts';
import { EXPOSED_SCHEMAS } from './schema-cache.ts';

/** The format of a response. */
export interface MediaType {
  name: string;
  form: 'rows' | 'row' | 'csv';
  /** True if keys whose value is null are omitted. */
  stripsNulls: boolean;
}

const ROW = 'application/vnd.pgrst.object+json';
const OFFERED: Readonly<Record<string, Omit<MediaType, 'stripsNulls'>>> = {
  '*/*': { name: 'application/json', form: 'rows' },
  'application/*': { name: 'application/json', form: 'rows' },
  'application/json': { name: 'application/json', form: 'rows' },
  'application/vnd.pgrst.array': { name: 'application/json', form: 'rows' },
  'application/vnd.pgrst.array+json': { name: 'application/json', form: 'rows' },
  'application/vnd.pgrst.object': { name: ROW, form: 'row' },
  'application/vnd.pgrst.object+json': { name: ROW, form: 'row' },
  'text/csv': { name: 'text/csv', form: 'csv' },
};
const STRIPPED = 'nulls=stripped';

/** Returns the first supported type of an Accept header: all rows, or a single one. */
export function negotiateMediaType(accept = '*/*'): MediaType {
  const asked = accept.split(',').map((each) => each.trim().toLowerCase());
  for (const [type = '', ...parameters] of asked.map((each) => each.split(/\s*;\s*/))) {
    if (type === 'application/geo+json') throw notImplemented('GeoJSON');
    const offered = Object.hasOwn(OFFERED, type) ? OFFERED[type] : undefined;
    if (!offered) continue;
    const stripsNulls = type.includes('vnd.pgrst') && parameters.includes(STRIPPED);
    if (!stripsNulls) return { ...offered, stripsNulls };
    const name = `application/vnd.pgrst.${offered.form === 'row' ? 'object' : 'array'}+json`;
    return { ...offered, name: `${name};${STRIPPED}`, stripsNulls };
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${asked.join(', ')}`,
  );
}

/** Returns the schema of a request: the one in its profile header, or the first exposed one. */
export function negotiateSchema(profile: string | undefined): string {
  const schema = profile ?? EXPOSED_SCHEMAS[0] ?? 'public';
  if (EXPOSED_SCHEMAS.includes(schema)) return schema;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${EXPOSED_SCHEMAS.join(', ')}`,
  });
}
