import { Scanner, unescape } from './scanner.ts';

/** A step into a JSON value: by key or index, as JSON (`->`) or as text (`->>`). */
export interface Step {
  arrow: '->' | '->>';
  key: string | number;
}

/** A column, or the value found in it by the steps of `path`. */
export interface Field {
  column: string;
  path: Step[];
}

/** Far deeper than any stored document, far shallower than what exhausts Postgres's stack. */
const MAX_STEPS = 32;
const QUOTED = /"((?:[^"\\]|\\.)*)"/sy;
const INDEX = /-?\d+(?=->|::|[.,)]|$)/y;
const KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

/** Parses `title` or `meta->tags->>0`, or only the part after the name of an already parsed `column`. */
export function parseField(scanner: Scanner, column = scanner.name()): Field {
  const path: Step[] = [];
  for (;;) {
    const arrow = scanner.take(/->>?/y)?.[0] as Step['arrow'] | undefined;
    if (!arrow) return { column, path };
    if (path.length === MAX_STEPS) scanner.fail(`no more than ${MAX_STEPS} steps`);
    path.push({ arrow, key: parseKey(scanner) });
  }
}

function parseKey(scanner: Scanner): string | number {
  const index = scanner.take(INDEX)?.[0];
  if (index !== undefined) return Number(index);
  const quoted = scanner.take(QUOTED)?.[1];
  if (quoted !== undefined) return unescape(quoted);
  return (
    scanner.take(KEY)?.[0].trim() ||
    scanner.fail('any non reserved character different from: .,>()')
  );
}

/** Returns the key of a field without an alias: the last key of its path, or else the column. */
export function fieldName({ column, path }: Field): string {
  const key = path.findLast((step) => typeof step.key === 'string')?.key;
  return typeof key === 'string' ? key : column;
}

/** Parses a parameter's name: `log.line->text` is a field of an embedded resource. */
export function parseFieldPath(name: string): { path: string[]; field: Field } {
  const scanner = new Scanner('tree path', name);
  const path: string[] = [];
  for (;;) {
    const field = parseField(scanner);
    if (field.path.length > 0 || !scanner.accept('.')) {
      scanner.end();
      return { path, field };
    }
    path.push(field.column);
  }
}
