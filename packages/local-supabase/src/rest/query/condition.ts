import { parseField, type Field } from './field.ts';
import { Scanner, unescape } from './scanner.ts';

/** PostgREST's comparison operators and their SQL equivalents. */
export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;
type Comparison = keyof typeof COMPARISONS;

/** The operators that accept `(any)` or `(all)` with a list. */
const QUANTIFIED = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch'];

/** PostgREST's full-text search operators and the functions that parse their queries. */
export const SEARCHES = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;
type Search = keyof typeof SEARCHES;

/** The operands of `is.` and their SQL equivalents. */
export const STATES = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

export type Test =
  | { operator: Comparison; quantifier?: 'any' | 'all'; value: string }
  | { operator: Search; config?: string; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; state: keyof typeof STATES };

export interface FieldTest {
  kind: 'test';
  field: Field;
  negated: boolean;
  test: Test;
}

export type Condition =
  FieldTest | { kind: 'group'; join: 'and' | 'or'; negated: boolean; members: Condition[] };

/** The maximum depth of a logic tree; real filters stay well below it. */
const MAX_DEPTH = 8;

/** Parses the `not.eq.Home` of `title=not.eq.Home`. */
export function parseFilter(field: Field, text: string): Condition {
  const scanner = new Scanner('filter', text);
  const condition = parseTest(scanner, field, () => scanner.rest());
  scanner.end();
  return condition;
}

/** Parses `or=(visible.is.true,and(order_index.gt.1,title.like.A*))`. */
export function parseLogic(join: 'and' | 'or', negated: boolean, text: string): Condition {
  const scanner = new Scanner('logic tree', text);
  const condition = parseGroup(scanner, join, negated, 1);
  scanner.end();
  return condition;
}

function parseGroup(
  scanner: Scanner,
  join: 'and' | 'or',
  negated: boolean,
  depth: number,
): Condition {
  if (depth > MAX_DEPTH) scanner.fail(`no more than ${MAX_DEPTH} levels`);
  scanner.expect('(');
  const members = scanner.list((): Condition => {
    scanner.take(/\s+/y);
    const group = scanner.take(/(not\.)?(and|or)(?=\()/y);
    if (group) return parseGroup(scanner, group[2] as 'and' | 'or', Boolean(group[1]), depth + 1);
    const field = parseField(scanner);
    scanner.expect('.');
    const condition = parseTest(scanner, field, () => parseValue(scanner));
    scanner.take(/\s+/y);
    return condition;
  });
  scanner.expect(')');
  return { kind: 'group', join, negated, members };
}

function parseTest(scanner: Scanner, field: Field, value: () => string): Condition {
  const negated = scanner.accept('not.');
  return { kind: 'test', field, negated, test: parseOperation(scanner, value) };
}

function parseOperation(scanner: Scanner, value: () => string): Test {
  if (scanner.accept('in.')) {
    scanner.expect('(');
    const values = scanner.list(() => parseValue(scanner));
    scanner.expect(')');
    // PostgREST parses in.() as an empty list, not as a list of one empty string.
    return { operator: 'in', values: values.length === 1 && values[0] === '' ? [] : values };
  }
  if (scanner.accept('is.')) {
    const state = scanner.take(/not_null|null|true|false|unknown/iy)?.[0].toLowerCase();
    if (!state) scanner.fail('null or trilean value (unknown, true, false)');
    return { operator: 'is', state: state as keyof typeof STATES };
  }
  const [, search, config] = scanner.take(SEARCH) ?? [];
  if (search) {
    return { operator: search as Search, ...(config && { config }), value: value() };
  }
  const [, quantified, quantifier] = scanner.take(QUANTIFIABLE) ?? [];
  const operator = quantified ?? scanner.take(COMPARISON)?.[1];
  if (!operator) scanner.fail('"not" or operator (eq, gt, ...)');
  return {
    operator: operator as Comparison,
    ...(quantifier && { quantifier: quantifier as 'any' | 'all' }),
    value: value(),
  };
}

/** Returns whether a parameter's value parses as a filter, rather than as a function's argument. */
export function isFilter(text: string): boolean {
  return FILTER.test(text);
}

const names = (operators: object) => Object.keys(operators).join('|');
const COMPARISON = new RegExp(`(${names(COMPARISONS)})\\.`, 'y');
const QUANTIFIABLE = new RegExp(`(${QUANTIFIED.join('|')})\\((any|all)\\)\\.`, 'y');
const SEARCH = new RegExp(`(${names(SEARCHES)})(?:\\(([\\p{L}\\p{N}_ $]+)\\))?\\.`, 'uy');
const FILTER = new RegExp(`^(not|in|is|${names({ ...COMPARISONS, ...SEARCHES })})(\\(\\w+\\))?\\.`);

/** Parses a value in a comma-separated list: bare, quoted, or an array. */
function parseValue(scanner: Scanner): string {
  const quoted = scanner.take(/"((?:[^"\\]|\\.)*)"(?=[,)])/sy)?.[1];
  if (quoted !== undefined) return unescape(quoted);
  const value = scanner.take(/\{[^{}]*\}(?=[,)])|[^,)]*/y);
  return value?.[0] ?? '';
}
