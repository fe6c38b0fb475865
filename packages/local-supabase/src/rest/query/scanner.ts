import { RestError } from '../errors.ts';

const QUOTED = /"((?:[^"\\]|\\.)*)"/sy;
const PLAIN = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;

/** Scans a query parameter from left to right. A syntax error is a PGRST100. */
export class Scanner {
  readonly #subject: string;
  readonly #text: string;
  #at = 0;

  /** @param subject the kind of parameter, for the error message: `filter`, `order` */
  constructor(subject: string, text: string) {
    this.#subject = subject;
    this.#text = text;
  }

  /** Consumes a match of the sticky `pattern` at the current position, if there is one. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.#at = pattern.lastIndex;
    return match;
  }

  /** Consumes `text` if it comes next. */
  accept(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`"${text}"`);
  }

  /** Scans the name of a column or table; a quoted one may contain anything. */
  name(): string {
    const quoted = this.take(QUOTED)?.[1];
    if (quoted !== undefined) return unescape(quoted);
    return this.take(PLAIN)?.[0].trim() || this.fail('field name (* or [a..z0..9_$])');
  }

  /** Scans one or more items separated by commas. */
  list<Item>(item: () => Item): Item[] {
    const items = [item()];
    while (this.accept(',')) items.push(item());
    return items;
  }

  /** Consumes the remaining text. */
  rest(): string {
    const rest = this.#text.slice(this.#at);
    this.#at = this.#text.length;
    return rest;
  }

  end(): void {
    if (this.#at < this.#text.length) this.fail('end of input');
  }

  fail(expected: string): never {
    const found = this.#text[this.#at];
    const unexpected = found === undefined ? 'end of input' : JSON.stringify(found);
    throw new RestError(
      400,
      'PGRST100',
      `"failed to parse ${this.#subject} (${this.#text})" (line 1, column ${this.#at + 1})`,
      { details: `unexpected ${unexpected} expecting ${expected}` },
    );
  }
}

/** Unescapes the inside of a quoted name or value, in which a backslash escapes the next character. */
export function unescape(quoted: string): string {
  return quoted.replaceAll(/\\(.)/gs, '$1');
}
