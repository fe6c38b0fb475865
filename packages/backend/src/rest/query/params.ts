import { RestError } from '../errors.ts';
import { parseFilter, parseLogic, type Condition } from './condition.ts';
import { parseOrder, type OrderTerm } from './order.ts';
import { Scanner } from './scanner.ts';
import { parseSelect, type SelectItem } from './select.ts';

/** What the query string asks for. */
export interface QueryParams {
  select: SelectItem[];
  conditions: Condition[];
  order: OrderTerm[];
  limit?: number;
  offset?: number;
  /** The columns an insert or update names beforehand, instead of the keys of its payload. */
  columns?: string[];
  onConflict?: string[];
}

/**
 * Clients warn at this length. As an encoded bracket takes three characters, no value nests deep
 * enough to overflow the embedded engine's stack.
 */
const MAX_LENGTH = 8_000;
const MAX_CONDITIONS = 100;

const RESERVED = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
  'and',
  'or',
]);

/** Whether a parameter's name says what it is, so that it can be no function's argument. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name.split('.').at(-1) ?? '');
}

export function parseParams(query: URLSearchParams): QueryParams {
  if (query.toString().length > MAX_LENGTH) throw new RestError(414, '414', 'URI Too Long');
  const params: QueryParams = { select: [{ kind: 'all' }], conditions: [], order: [] };
  for (const [name, value] of query) {
    switch (name) {
      case 'select':
        params.select = parseSelect(value);
        break;
      case 'order':
        params.order = parseOrder(value);
        break;
      // PostgREST ignores a limit or offset that is not a number.
      case 'limit':
      case 'offset':
        if (/^-?\d+$/.test(value)) params[name] = clamp(Number(value));
        break;
      case 'columns':
        params.columns = parseNames('columns parameter', value);
        break;
      case 'on_conflict':
        params.onConflict = parseNames('on_conflict parameter', value);
        break;
      default:
        params.conditions.push(parseCondition(name, value));
    }
  }
  if (count(params.conditions) > MAX_CONDITIONS) {
    throw new RestError(400, 'PGRST100', `more than ${MAX_CONDITIONS} filters in one request`);
  }
  return params;
}

function parseCondition(name: string, value: string): Condition {
  const [, negated, join] = /^(not\.)?(and|or)$/.exec(name) ?? [];
  if (join) return parseLogic(join as 'and' | 'or', negated !== undefined, value);
  const embedded = /^(\w+)\./.exec(name)?.[1];
  if (embedded) {
    throw new RestError(
      400,
      'PGRST108',
      `'${embedded}' is not an embedded resource in this request`,
      { hint: `Verify that '${embedded}' is included in the 'select' query parameter.` },
    );
  }
  return parseFilter(name, value);
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
