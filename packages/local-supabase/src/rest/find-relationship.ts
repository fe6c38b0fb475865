import { RestError } from './errors.ts';
import type { SelectedRelation } from './query/select.ts';
import type { Relationship } from './relationships.ts';
import type { Identity, SchemaCache } from './schema-cache.ts';
import { mostSimilar } from './similarity.ts';

type Sought = Pick<SelectedRelation, 'name' | 'hint'>;

/** Returns the one relationship that an embedding refers to, by PostgREST's rules. */
export function findRelationship(cache: SchemaCache, from: Identity, sought: Sought): Relationship {
  const all = cache.relationships(from);
  const [found, ...others] = all.filter((each) => matches(each, sought));
  if (!found) throw notFound(from, sought, all);
  if (others.length > 0) throw ambiguous(from, sought, [found, ...others]);
  return found;
}

function matches(relationship: Relationship, { name, hint }: Sought): boolean {
  const { cardinality, from, to, by, columns } = relationship;
  const [ours, theirs] = columns.length === 1 ? (columns[0] ?? []) : [];
  if (from.schema === to.schema && from.name === to.name) {
    // A self-reference is to-many when named by its table, and to-one when named by its column.
    if (cardinality === 'many-to-one') return hint === undefined && name === ours;
    return (
      cardinality === 'one-to-many' && name === to.name && (hint === undefined || hint === theirs)
    );
  }
  const isKey = relationship.junction === undefined;
  if (hint === undefined) return name === to.name || (isKey && (name === by || name === ours));
  return name === to.name && [by, ours, theirs].includes(hint);
}

function notFound(
  { schema, name: parent }: Identity,
  { name: child, hint }: Sought,
  known: readonly Relationship[],
): RestError {
  const targets = known.map(({ to }) => to.name);
  const similar = targets.includes(child) ? undefined : mostSimilar(child, targets, 1 / 3);
  const using = hint === undefined ? '' : ` using the hint '${hint}'`;
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${parent}' and '${child}'${using} in the schema '${schema}', but no matches were found.`,
      hint: similar ? `Perhaps you meant '${similar}' instead of '${child}'.` : null,
    },
  );
}

function ambiguous(from: Identity, { name }: Sought, found: Relationship[]): RestError {
  const choices = found.map(({ to, by }) => `'${to.name}!${by}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${from.name}' and '${name}'`,
    {
      details: found.map((each) => ({
        cardinality: each.cardinality,
        embedding: `${each.from.name} with ${each.to.name}`,
        relationship: describe(each),
      })),
      hint: `Try changing '${name}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function describe({ from, to, by, columns, junction }: Relationship): string {
  const side = (place: 0 | 1) => columns.map((pair) => pair[place]).join(', ');
  if (!junction) return `${by} using ${from.name}(${side(0)}) and ${to.name}(${side(1)})`;
  const [one, other] = junction.keys.map(
    (key) => `${key.name}(${key.columns.map(([column]) => column).join(', ')})`,
  );
  return `${by} using ${one} and ${other}`;
}
