import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { symbols, unitOf } from './units.ts';

/** A number with its unit, as a page prints it. */
export interface Printed {
  /** The text as printed: `−8.9`. */
  text: string;
  unit: string;
  /** Surrounding text. */
  context: string;
}

const unread = /^(?:script|style|math|template)$/;
/** Elements that are part of a sentence; all others end one. */
const inline = /^(?:a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time|tspan)$/;
/** Attributes that screen readers announce. */
const spoken = ['aria-label', 'alt', 'title', 'content'];

const numeral = String.raw`[−-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[−-]?\d+(?:\.\d+)?`;
const space = String.raw`[ \u00a0\u202f]`;
const unit = symbols.map((symbol) => symbol.replace(/[$()/]/g, '\\$&')).join('|');
const joint = String.raw`${space}to${space}|${space}?[/–]${space}?`;
/**
 * Matches a number with a unit, but not within a word, a code or a longer number, such as D5,
 * 10.1016 or E10.
 */
const quantity = new RegExp(
  String.raw`(?<![\p{L}\d.,/^_-])(?:(?<first>${numeral})(?:${joint}))?(?<last>${numeral})${space}?(?<unit>${unit})(?![\p{L}\d/³²(·])`,
  'gu',
);

/**
 * Returns the text of a part of a page or of HTML, one line per block, including alternative texts,
 * and its tables.
 */
export function textOf(part: ParentNode | string): { lines: string[]; tables: string[][][] } {
  const lines = [''];
  const tables: string[][][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  const read = (node: ChildNode) => {
    if (isText(node)) {
      lines[lines.length - 1] += node.data;
      if (cell !== undefined) cell += node.data;
    } else if (isTag(node)) {
      readElement(node);
    }
  };
  const readElement = (element: Element) => {
    const { name, attribs, prev } = element;
    // Styles separate two spans without a space between them.
    if (name === 'span' && prev && isTag(prev) && prev.name === 'span')
      lines.push(`${lines.pop()} `);
    if (!inline.test(name)) lines.push('');
    for (const attribute of spoken) {
      if (attribs[attribute]) lines.push(attribs[attribute], '');
    }
    if (unread.test(name)) return;
    const isCell = name === 'td' || name === 'th';
    if (name === 'table') tables.push([]);
    if (name === 'tr') tables.at(-1)?.push((row = []));
    if (isCell) cell = '';
    element.children.forEach(read);
    if (isCell) {
      row?.push((cell ?? '').trim());
      cell = undefined;
    }
    if (!inline.test(name)) lines.push('');
  };
  (typeof part === 'string' ? parseDocument(part) : part).children.forEach(read);
  return { lines: lines.map((line) => line.trim()).filter(Boolean), tables };
}

/** Returns the unit at the end of a column header, after a comma: "Pressure, bar abs". */
const unitOfColumn = (head: string | undefined) => {
  const last = head?.split(/,\s/).at(-1);
  return last && unitOf(last) ? last : undefined;
};

/** Returns every number with a unit in lines of text; both ends of a range. */
export const readText = (lines: readonly string[]): Printed[] =>
  lines.flatMap((line) =>
    [...line.matchAll(quantity)].flatMap(({ groups, index }) => {
      const context = line.slice(Math.max(0, index - 50), index + 60);
      return [groups?.['first'], groups?.['last']].flatMap((text) =>
        text ? [{ text, unit: groups!['unit']!, context }] : [],
      );
    }),
  );

const whole = new RegExp(`^(?:${numeral})$`, 'u');

/** Returns the numbers of a table whose columns name their unit. */
export const readTable = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells) =>
    cells.flatMap((text, column): Printed[] => {
      const ofColumn = unitOfColumn(heads[column]);
      return ofColumn && whole.test(text)
        ? [{ text, unit: ofColumn, context: `${cells[0]} | ${heads[column]}: ${text}` }]
        : [];
    }),
  );

/** Returns every number with a unit on a page, in text, in alternative texts or in tables. */
export function readQuantities(html: string): Printed[] {
  const { lines, tables } = textOf(html);
  return [...readText(lines), ...tables.flatMap(([heads = [], ...rows]) => readTable(heads, rows))];
}
