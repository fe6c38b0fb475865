import type { Identity } from './schema-cache.ts';

type Pair = readonly [string, string];

export interface ForeignKey {
  name: string;
  from: Identity;
  to: Identity;
  /** Its own columns, each with the one it refers to. */
  columns: readonly Pair[];
  /** True if no two rows refer to the same one. */
  isUnique: boolean;
}

/** A relationship from the rows of one table to rows of another. */
export interface Relationship {
  cardinality: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many';
  from: Identity;
  to: Identity;
  /** The foreign key's name, or the junction table's. */
  by: string;
  /** The columns that are equal on both sides; empty with a junction, whose keys hold them. */
  columns: readonly Pair[];
  junction?: Junction;
}

interface Junction {
  table: Identity;
  keys: readonly [ForeignKey, ForeignKey];
}

export function isToOne({ cardinality }: Relationship): boolean {
  return cardinality === 'many-to-one' || cardinality === 'one-to-one';
}

/** Returns every foreign key in both directions, and every pair that makes its table a junction. */
export function relationshipsOf(
  keys: readonly ForeignKey[],
  primaryKey: (table: Identity) => readonly string[],
): Relationship[] {
  return [...keys.flatMap(bothWays), ...keys.flatMap((key) => through(key, keys, primaryKey))];
}

function bothWays({ name: by, from, to, columns, isUnique }: ForeignKey): Relationship[] {
  const back = columns.map(([ours, theirs]): Pair => [theirs, ours]);
  return [
    { cardinality: isUnique ? 'one-to-one' : 'many-to-one', from, to, by, columns },
    { cardinality: isUnique ? 'one-to-one' : 'one-to-many', from: to, to: from, by, columns: back },
  ];
}

/** Returns the many-to-many relationships from `key`, if the junction's primary key contains both keys. */
function through(
  key: ForeignKey,
  keys: readonly ForeignKey[],
  primaryKey: (table: Identity) => readonly string[],
): Relationship[] {
  const identifying = primaryKey(key.from);
  const others = keys.filter(
    (other) =>
      other !== key &&
      same(other.from, key.from) &&
      [...key.columns, ...other.columns].every(([column]) => identifying.includes(column)),
  );
  return others.map((other) => ({
    cardinality: 'many-to-many',
    from: key.to,
    to: other.to,
    by: key.from.name,
    columns: [],
    junction: { table: key.from, keys: [key, other] },
  }));
}

function same(one: Identity, other: Identity): boolean {
  return one.schema === other.schema && one.name === other.name;
}
