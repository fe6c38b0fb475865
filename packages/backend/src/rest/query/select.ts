import { Scanner } from './scanner.ts';

/** One thing to return: every column, one column, or rows of another table. */
export type SelectItem =
  | { kind: 'all' }
  | { kind: 'column'; column: string; alias?: string; cast?: string }
  | { kind: 'relation'; name: string };

/** Postgres has a limit too, 1,664, but calls it a failure of its own. */
const MAX_ITEMS = 500;

/** Reads `select=id,name:title,order_index::text`. */
export function parseSelect(text: string): SelectItem[] {
  // Spaces and line breaks between items come from template strings.
  const scanner = new Scanner('select parameter', text.trim());
  if (text === '') return [];
  const items = scanner.list(() => {
    scanner.take(/\s+/y);
    const item = parseItem(scanner);
    scanner.take(/\s+/y);
    return item;
  });
  scanner.end();
  if (items.length > MAX_ITEMS) scanner.fail(`no more than ${MAX_ITEMS} items`);
  return items;
}

function parseItem(scanner: Scanner): SelectItem {
  if (scanner.accept('*')) return { kind: 'all' };
  const first = scanner.name();
  const isAlias = scanner.take(/:(?!:)/y) !== undefined;
  // The one name that no catalogue vouches for, so it may be nothing but a word.
  if (isAlias && !/^[\p{L}\p{N}_ $-]+$/u.test(first)) scanner.fail('a plain alias');
  const column = isAlias ? scanner.name() : first;
  // Embedding needs no reading to the end: whoever meets it here refuses it.
  if (scanner.take(/[!(].*/sy)) return { kind: 'relation', name: column };
  const cast = scanner.accept('::') ? scanner.name() : undefined;
  return {
    kind: 'column',
    column,
    ...(isAlias && { alias: first }),
    ...(cast !== undefined && { cast }),
  };
}
