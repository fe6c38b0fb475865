import { Scanner, unescape } from './scanner.ts';

/** PostgREST's comparisons and the operator each stands for. */
export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
} as const;

/** What `is.` may ask, and how SQL says it. */
export const STATES = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const;

export type Test =
  | { operator: keyof typeof COMPARISONS; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; state: keyof typeof STATES };

export type Condition =
  | { kind: 'test'; column: string; negated: boolean; test: Test }
  | { kind: 'group'; join: 'and' | 'or'; negated: boolean; members: Condition[] };

/** Deeper trees than this are nobody's filter. */
const MAX_DEPTH = 8;

/** Reads `title=not.eq.Home`: the column is the parameter's name. */
export function parseFilter(name: string, text: string): Condition {
  const key = new Scanner('tree path', name);
  const column = key.name();
  key.end();
  const scanner = new Scanner('filter', text);
  const condition = parseTest(scanner, column, () => scanner.rest());
  scanner.end();
  return condition;
}

/** Reads `or=(visible.is.true,and(order_index.gt.1,title.like.A*))`. */
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
    const column = scanner.name();
    scanner.expect('.');
    const condition = parseTest(scanner, column, () => parseValue(scanner));
    scanner.take(/\s+/y);
    return condition;
  });
  scanner.expect(')');
  return { kind: 'group', join, negated, members };
}

function parseTest(scanner: Scanner, column: string, value: () => string): Condition {
  const negated = scanner.accept('not.');
  return { kind: 'test', column, negated, test: parseOperation(scanner, value) };
}

function parseOperation(scanner: Scanner, value: () => string): Test {
  if (scanner.accept('in.')) {
    scanner.expect('(');
    const values = scanner.list(() => parseValue(scanner));
    scanner.expect(')');
    // PostgREST reads in.() as an empty list, not as a list of one empty text.
    return { operator: 'in', values: values.length === 1 && values[0] === '' ? [] : values };
  }
  if (scanner.accept('is.')) {
    const state = scanner.take(/not_null|null|true|false|unknown/iy)?.[0].toLowerCase();
    if (!state) scanner.fail('null or trilean value (unknown, true, false)');
    return { operator: 'is', state: state as keyof typeof STATES };
  }
  const operator = scanner.take(COMPARISON)?.[1];
  if (!operator) scanner.fail('"not" or operator (eq, gt, ...)');
  return { operator: operator as keyof typeof COMPARISONS, value: value() };
}

/** Whether a parameter's value reads as a filter at all, rather than as a function's argument. */
export function isFilter(text: string): boolean {
  const operator = /^(\w+)\./.exec(text)?.[1] ?? '';
  return ['not', 'in', 'is'].includes(operator) || Object.hasOwn(COMPARISONS, operator);
}

const COMPARISON = new RegExp(`(${Object.keys(COMPARISONS).join('|')})\\.`, 'y');

/** A value inside parentheses, where commas separate: bare, quoted, or an array. */
function parseValue(scanner: Scanner): string {
  const quoted = scanner.take(/"((?:[^"\\]|\\.)*)"(?=[,)])/sy)?.[1];
  if (quoted !== undefined) return unescape(quoted);
  const value = scanner.take(/\{[^{}]*\}(?=[,)])|[^,)]*/y);
  return value?.[0] ?? '';
}
