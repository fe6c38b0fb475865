import { RestError } from '../errors.ts';
import { fieldName, parseField, type Field } from './field.ts';
import { Scanner } from './scanner.ts';

export interface SelectedColumn {
  kind: 'column';
  field: Field;
  alias?: string;
  cast?: string;
}

/** An embedded resource: rows of another table, found by a foreign key. */
export interface SelectedRelation {
  kind: 'relation';
  /** The table, or the foreign key or column that refers to it. */
  name: string;
  alias?: string;
  /** The foreign key, column or junction that resolves an ambiguity. */
  hint?: string;
  join?: 'inner' | 'left';
  /** True if its columns are spread into the enclosing row. */
  isSpread: boolean;
  select: SelectItem[];
}

/** An item of the select parameter. */
export type SelectItem = { kind: 'all' } | SelectedColumn | SelectedRelation;

/** Limits of a select. Postgres also has one, of 1,664 columns, but reports it as an internal failure. */
const LIMITS = { items: 500, relations: 40, levels: 8 };
/** Aliases are the only names not checked against the catalogue, so they are restricted to plain words. */
const ALIAS = /^[\p{L}\p{N}_ $-]+$/u;

/** Parses `select=id,name:title,order_index::text,log(line)`. */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner('select parameter', text);
  const count = { items: 0, relations: 0, levels: 0 };
  const limit = (what: keyof typeof count) => {
    count[what] += 1;
    if (count[what] > LIMITS[what]) scanner.fail(`no more than ${LIMITS[what]} ${what}`);
  };

  function items(end: RegExp): SelectItem[] {
    scanner.take(/\s+/y);
    if (scanner.take(end)) return [];
    const found = scanner.list(() => {
      // Spaces and line breaks between items come from template strings.
      scanner.take(/\s+/y);
      const each = item();
      scanner.take(/\s+/y);
      limit('items');
      return each;
    });
    if (!scanner.take(end)) scanner.fail('"," or the end');
    return found;
  }

  function item(): SelectItem {
    if (scanner.accept('*')) return { kind: 'all' };
    const isSpread = scanner.accept('...');
    const first = scanner.name();
    const isAlias = !isSpread && scanner.take(/:(?!:)/y) !== undefined;
    if (isAlias && !ALIAS.test(first)) scanner.fail('a plain alias');
    const alias = isAlias && { alias: first };
    const field = isAlias ? parseField(scanner) : { column: first, path: [] };
    if (field.path.length === 0) {
      const embedded = scanner.take(/((?:![^!(),]+)*)\(/y);
      if (embedded) return { ...relation(field.column, embedded[1] ?? ''), isSpread, ...alias };
    }
    if (isSpread) scanner.fail('"("');
    return column(isAlias ? field : parseField(scanner, first), alias);
  }

  function relation(name: string, parameters: string): SelectedRelation {
    if (name === 'count' && scanner.accept(')')) throw aggregate();
    limit('relations');
    limit('levels');
    const given = parameters.split('!').slice(1);
    const join = given.find((each) => each === 'inner' || each === 'left');
    const hint = given.find((each) => each !== 'inner' && each !== 'left');
    const select = items(/\)/y);
    count.levels -= 1;
    return {
      kind: 'relation',
      name,
      isSpread: false,
      select,
      ...(join && { join }),
      ...(hint !== undefined && { hint }),
    };
  }

  function column(field: Field, alias: { alias: string } | false): SelectedColumn {
    const cast = scanner.accept('::') ? scanner.name() : undefined;
    if (scanner.take(/\.(sum|avg|count|max|min)\(\)/y)) throw aggregate();
    const name = fieldName(field);
    if (!alias && field.path.length > 0 && /["\0]/.test(name)) scanner.fail('a plain key');
    return {
      kind: 'column',
      field,
      ...(alias || (field.path.length > 0 && { alias: name })),
      ...(cast !== undefined && { cast }),
    };
  }

  return items(/$/y);
}

/** Creates the error for aggregates, which are disabled on hosted Supabase. */
function aggregate(): RestError {
  return new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}
