import { textOf } from '../content/text-of.ts';
import { symbols, unitOf } from './units.ts';

/** A number with its unit, as a page prints it. */
export interface Printed {
  /** The text as printed: `−8.9`. */
  text: string;
  unit: string;
  /** Surrounding text. */
  context: string;
}

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
