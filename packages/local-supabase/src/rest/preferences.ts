import { notImplemented, RestError } from './errors.ts';

const KNOWN = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  // Known, but hosted Supabase lets no client decide how a transaction ends.
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
} as const;
type Known = typeof KNOWN;

/** The supported preferences of a Prefer header. */
export type Preferences = { -readonly [Name in keyof Known]?: Known[Name][number] } & {
  'max-affected'?: number;
};

/** Parses a Prefer header. If a preference is repeated, the first one counts. */
export function parsePreferences(header = ''): Preferences {
  const preferences: Record<string, string | number> = {};
  const invalid: string[] = [];
  for (const preference of header.split(',').map((each) => each.trim())) {
    const [name = '', value = ''] = preference.split('=');
    const values: readonly string[] = Object.hasOwn(KNOWN, name) ? KNOWN[name as keyof Known] : [];
    if (values.includes(value)) preferences[name] ??= value;
    else if (name === 'max-affected' && /^\d+$/.test(value)) preferences[name] ??= Number(value);
    else if (name === 'timezone') throw notImplemented('The timezone preference');
    else if (preference) invalid.push(preference);
  }
  if (preferences['handling'] === 'strict' && invalid.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    });
  }
  return preferences;
}

/** Returns how many rows a call, an update or a deletion may affect. PostgREST limits nothing else by it. */
export function maxAffected(preferences: Preferences): number | undefined {
  return preferences.handling === 'strict' ? preferences['max-affected'] : undefined;
}

/** Builds the Preference-Applied header: those of `names` that the request gave, in PostgREST's order. */
export function appliedHeader(
  preferences: Preferences,
  names: (keyof Preferences)[],
): Record<string, string> {
  const applied = ([...Object.keys(KNOWN), 'max-affected'] as (keyof Preferences)[])
    .filter((name) => names.includes(name) && preferences[name] !== undefined)
    .filter((name) => name !== 'max-affected' || preferences.handling === 'strict')
    .map((name) => `${name}=${preferences[name]}`);
  return applied.length > 0 ? { 'preference-applied': applied.join(', ') } : {};
}
