/** The reason why a text is not a number that the field accepts. */
export type NumberProblem = 'empty' | 'not-a-number' | 'too-low' | 'too-high';

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
}

export interface ParsedNumber {
  /** The number, even outside the limits, so that a message can name it. */
  value: number | undefined;
  problem: NumberProblem | undefined;
}

/** Matches spaces and apostrophes between thousands, as people type and paste them. */
const spaces = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g;
const commasBetweenThousands = /^([+-]?[1-9]\d{0,2}(?:,\d{3})+)(\.\d*)?$/;
const dotsBetweenThousands =
  /^([+-]?[1-9]\d{0,2}(?:\.\d{3})+),(\d*)$|^([+-]?[1-9]\d{0,2}(?:\.\d{3}){2,})$/;
/** Matches a decimal comma. Excludes `1,0000`, which is more likely a mistyped `1,000`. */
const decimalComma = /^[+-]?(?:0?,\d+|\d+,\d{0,2})(?:e|$)/i;
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Parses numbers in common notations: `1025`, `1,025`, `1 025`, `1.5e3`, `−2`, and a decimal comma
 * where it is unambiguous, as in `9,81`. `1,025` is a thousand and twenty-five.
 */
export function parseNumber(text: string, { min, max }: NumberLimits = {}): ParsedNumber {
  const trimmed = text.trim();
  if (!trimmed) return { value: undefined, problem: 'empty' };
  const number = withDecimalPoint(trimmed.replaceAll('\u2212', '-').replaceAll(spaces, ''));
  const value = plain.test(number) ? Number(number) : Number.NaN;
  if (!Number.isFinite(value)) return { value: undefined, problem: 'not-a-number' };
  if (min !== undefined && value < min) return { value, problem: 'too-low' };
  if (max !== undefined && value > max) return { value, problem: 'too-high' };
  return { value, problem: undefined };
}

function withDecimalPoint(number: string) {
  if (commasBetweenThousands.test(number)) return number.replaceAll(',', '');
  if (dotsBetweenThousands.test(number)) return number.replaceAll('.', '').replace(',', '.');
  return decimalComma.test(number) ? number.replace(',', '.') : number;
}
