import { formatNumber, hasDecimalComma } from './format-number';
import { latinFigures } from './latin-figures';

/** The reason why a text is not a number that the field accepts. */
export type NumberProblem = 'empty' | 'not-a-number' | 'too-low' | 'too-high';

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

interface ParseOptions extends NumberLimits {
  /** Decides what is ambiguous: `1.025` is a thousand and twenty-five in German. @default 'en' */
  locale?: string | undefined;
}

export interface ParsedNumber {
  /** The number, even outside the limits, so that a message can name it. */
  value: number | undefined;
  problem: NumberProblem | undefined;
}

/** Matches spaces and apostrophes between thousands, as people type and paste them. */
const spaces = /(?<=\d)[\s\u00a0\u2009\u202f\u066c'’](?=\d{3}(?!\d))/g;
/** The minus sign, and the dash that print often has in its place. */
const minus = /[\u2212\u2013]/g;
const commasBetweenThousands = /^([+-]?[1-9]\d{0,2}(?:,\d{3})+)(\.\d*)?$/;
const dotsBetweenThousands =
  /^([+-]?[1-9]\d{0,2}(?:\.\d{3})+),(\d*)$|^([+-]?[1-9]\d{0,2}(?:\.\d{3}){2,})$/;
/** Groups of two, as in India, which elsewhere would be a slip. */
const commasBetweenPairs = /^[+-]?[1-9]\d{0,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/;
const oneDotBetweenThousands = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
/** Matches a decimal comma. Excludes `1,0000`, which is more likely a mistyped `1,000`. */
const decimalComma = /^[+-]?(?:0?,\d+|\d+,\d{0,2})(?:e|$)/i;
const anyDecimalComma = /^[+-]?\d*,\d*(?:e[+-]?\d+)?$/i;
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Parses numbers in common notations: `1025`, `1,025`, `1 025`, `1.5e3`, `−2`, and a decimal comma
 * where it is unambiguous, as in `9,81`. `1,025` is a thousand and twenty-five, unless the locale
 * has a decimal comma.
 */
export function parseNumber(text: string, { min, max, locale }: ParseOptions = {}): ParsedNumber {
  const trimmed = text.trim();
  if (!trimmed) return { value: undefined, problem: 'empty' };
  const figures = latinFigures(trimmed).replaceAll(minus, '-').replaceAll(spaces, '');
  const number = withDecimalPoint(locale === undefined ? figures : inEnglish(figures, locale));
  const value = plain.test(number) ? Number(number) : Number.NaN;
  if (!Number.isFinite(value)) return { value: undefined, problem: 'not-a-number' };
  if (min !== undefined && value < min) return { value, problem: 'too-low' };
  if (max !== undefined && value > max) return { value, problem: 'too-high' };
  return { value, problem: undefined };
}

/** Replaces the separators that only the locale reads in this way. */
function inEnglish(number: string, locale: string) {
  if (!hasDecimalComma(locale)) {
    const isPaired = commasBetweenPairs.test(number) && formatNumber(1e5, locale) === '1,00,000';
    return isPaired ? number.replaceAll(',', '') : number;
  }
  // French and others group by spaces, so that a dot can only begin decimals.
  const hasDots = formatNumber(123_456, locale).includes('.');
  if (hasDots && oneDotBetweenThousands.test(number)) return number.replace('.', '');
  return anyDecimalComma.test(number) ? number.replace(',', '.') : number;
}

function withDecimalPoint(number: string) {
  if (commasBetweenThousands.test(number)) return number.replaceAll(',', '');
  if (dotsBetweenThousands.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return decimalComma.test(number) ? number.replace(',', '.') : number;
}
