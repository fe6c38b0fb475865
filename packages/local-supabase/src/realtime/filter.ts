import { quoteIdentifier, type Binds } from '../sql.ts';
import type { PublishedTable } from './publication.ts';

// Omits match and imatch, since a regular expression may block the engine's thread for longer than the
// process can wait.
const OPERATORS = {
  eq: '=',
  neq: '<>',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
} as const;
const STATES = new Set(['null', 'true', 'false', 'unknown']);
const MAX_VALUES = 100;
/** Bounds the parameters of the statement that tests a change for a whole group of subscribers. */
const MAX_CONDITIONS = 10;
/** Also keeps a JSON value from nesting deeply enough to overflow the embedded engine's stack. */
const MAX_LENGTH = 4_000;

/** A condition on the changed row: `section=eq.About`. */
export interface Filter {
  column: string;
  negated: boolean;
  operator: keyof typeof OPERATORS | 'in' | 'is';
  value: string;
}

/** Parses conditions separated by commas, all of which must hold. */
export function parseFilters(text: string | undefined): Filter[] {
  if (!text?.trim()) return [];
  if (text.length > MAX_LENGTH) throw new Error(`too long a filter, at most ${MAX_LENGTH}`);
  const conditions = splitOutsideParentheses(text);
  if (conditions.length > MAX_CONDITIONS) {
    throw new Error(`too many conditions in a filter, at most ${MAX_CONDITIONS}`);
  }
  return conditions.map((condition) => {
    const [, column, not, operator, value] =
      /^([^=]+)=(not\.)?([a-z]+)\.(.*)$/s.exec(condition.trim()) ?? [];
    const isKnown =
      operator === 'in' || operator === 'is' || Object.hasOwn(OPERATORS, operator ?? '');
    const isValid = operator !== 'is' || STATES.has(value ?? '');
    if (column === undefined || value === undefined || !isKnown || !isValid) {
      const parts = condition.split('=').at(-1)?.split('.');
      throw new Error(`Error parsing \`filter\` params: ${JSON.stringify(parts)}`);
    }
    return { column, negated: not !== undefined, operator, value } as Filter;
  });
}

/** Returns the conditions on `row`, a record of the table; each value is cast to its column's type. */
export function filterSql(filters: Filter[], table: PublishedTable, binds: Binds): string {
  const conditions = filters.map((filter) => {
    const test = testSql(filter, table, binds);
    return filter.negated ? `not (${test})` : `(${test})`;
  });
  return conditions.join(' and ') || 'true';
}

function testSql({ column, operator, value }: Filter, table: PublishedTable, binds: Binds): string {
  const type = table.columns.find(({ name }) => name === column)?.sqlType;
  if (type === undefined) throw new Error(`invalid column for filter ${column}`);
  const sql = `row.${quoteIdentifier(column)}`;
  if (operator === 'is') return `${sql} is ${value}`;
  if (operator === 'in') return `${sql} = any (${listOf(value, binds)}::text[]::${type}[])`;
  const isPattern = operator === 'like' || operator === 'ilike';
  // Raised by Postgres too, but only on a row that matches so far, for all whose filters it tests at once.
  if (isPattern && /(?<!\\)(\\\\)*\\$/.test(value)) {
    throw new Error('LIKE pattern must not end with escape character');
  }
  return `${sql} ${OPERATORS[operator]} ${binds.add(value)}::text${isPattern ? '' : `::${type}`}`;
}

function listOf(value: string, binds: Binds): string {
  const values = value.replaceAll(/^\(|\)$/g, '').split(',');
  if (values.length > MAX_VALUES)
    throw new Error(`too many values for "in", at most ${MAX_VALUES}`);
  return binds.addArray(values.map((each) => each.trim().replaceAll(/^"|"$/g, '')));
}

function splitOutsideParentheses(text: string): string[] {
  return text.match(/(?:\([^)]*\)|[^,(])+/g) ?? [];
}
