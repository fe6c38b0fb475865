import { RestError } from '../errors.ts';
import { parseFilter, parseLogic, type Condition } from './condition.ts';
import { parseFieldPath } from './field.ts';
import { parseOrder, type OrderTerm } from './order.ts';
import { Scanner } from './scanner.ts';
import { parseSelect, type SelectItem } from './select.ts';

/** A clause on the rows of the request's own table or, with a path, of an embedded one. */
export type Clause = { path: readonly string[] } & (
  | { kind: 'condition'; condition: Condition }
  | { kind: 'order'; terms: OrderTerm[] }
  | { kind: 'limit' | 'offset'; rows: number }
);

/** The parsed query string. */
export interface QueryParams {
  select: SelectItem[];
  clauses: Clause[];
  /** The columns of an insert or update, overriding the keys of its payload. */
  columns?: string[];
  onConflict?: string[];
}

/** The combined clauses on one table. */
export interface Demands {
  conditions: Condition[];
  order: OrderTerm[];
  limit?: number;
  offset?: number;
}

/**
 * The maximum length of a query string, at which clients warn. As an encoded bracket takes three
 * characters, no value nests deeply enough to overflow the embedded engine's stack.
 */
const MAX_LENGTH = 8_000;
const MAX_CONDITIONS = 100;

const EMBEDDABLE = new Set(['order', 'limit', 'offset', 'and', 'or']);
const RESERVED = new Set([...EMBEDDABLE, 'select', 'columns', 'on_conflict']);

/** Returns whether a parameter's name is reserved, so that it cannot be a function's argument. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name.split('.').at(-1) ?? '');
}

export function parseParams(query: URLSearchParams): QueryParams {
  if (query.toString().length > MAX_LENGTH) throw new RestError(414, '414', 'URI Too Long');
  const params: QueryParams = { select: [{ kind: 'all' }], clauses: [] };
  for (const [name, value] of query) {
    switch (name) {
      case 'select':
        params.select = parseSelect(value);
        break;
      case 'columns':
        params.columns = parseNames('columns parameter', value);
        break;
      case 'on_conflict':
        params.onConflict = parseNames('on_conflict parameter', value);
        break;
      default:
        params.clauses.push(...parseClause(name, value));
    }
  }
  if (count(demandsOf(params.clauses).conditions) > MAX_CONDITIONS) {
    throw new RestError(400, 'PGRST100', `more than ${MAX_CONDITIONS} filters in one request`);
  }
  return params;
}

/** Combines clauses, whatever their paths. If a limit or offset is repeated, the last one counts. */
export function demandsOf(clauses: readonly Clause[]): Demands {
  const demands: Demands = { conditions: [], order: [] };
  for (const clause of clauses) {
    if (clause.kind === 'condition') demands.conditions.push(clause.condition);
    else if (clause.kind === 'order') demands.order.push(...clause.terms);
    else demands[clause.kind] = clause.rows;
  }
  return demands;
}

/** Returns the clauses on the request's own table. */
export function ownClauses(clauses: readonly Clause[]): Clause[] {
  return clauses.filter(({ path }) => path.length === 0);
}

function parseClause(name: string, value: string): Clause[] {
  const kind = name.split('.').at(-1) ?? '';
  if (!EMBEDDABLE.has(kind)) {
    const { path, field } = parseFieldPath(name);
    return [{ path, kind: 'condition', condition: parseFilter(field, value) }];
  }
  const { path: parents, field } = parseFieldPath(name);
  const path = parents.filter((each) => each !== 'not');
  switch (kind) {
    case 'order':
      return [{ path, kind, terms: parseOrder(value) }];
    case 'limit':
    case 'offset':
      // PostgREST ignores a limit or offset that is not a number.
      return /^-?\d+$/.test(value) ? [{ path, kind, rows: clamp(Number(value)) }] : [];
    default: {
      const negated = parents.length > path.length;
      const condition = parseLogic(field.column as 'and' | 'or', negated, value);
      return [{ path, kind: 'condition', condition }];
    }
  }
}

function parseNames(subject: string, text: string): string[] {
  const scanner = new Scanner(subject, text);
  const names = scanner.list(() => scanner.name());
  scanner.end();
  return names;
}

function count(conditions: Condition[]): number {
  return conditions.reduce(
    (sum, each) => sum + (each.kind === 'group' ? count(each.members) : 1),
    0,
  );
}

function clamp(value: number): number {
  return Math.min(Math.max(value, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}
