import { unitOf } from './units.ts';

/** A value that pages may print, and its unit. */
export interface Quantity {
  name: string;
  value: number;
  unit: string;
  /** Pages that may print it; all by default. */
  pages?: readonly string[];
  /** Fewest significant digits it may be rounded to. @default 2 */
  digits?: number;
}

/** Returns a printed number in a form that `Number` parses: no commas, and an ASCII minus sign. */
export const plain = (text: string) => text.replaceAll(',', '').replace('−', '-');

/**
 * Returns the tolerance of a printed number: half of its last digit. Trailing zeros of a whole number may
 * be rounded ones, as long as enough digits before them are not.
 */
function tolerances(text: string, fewest: number): number[] {
  const [whole = '', decimals = ''] = plain(text).replace('-', '').split('.');
  const significant = (whole + decimals).replace(/^0+/, '').length;
  if (decimals) return significant >= fewest ? [0.5 * 10 ** -decimals.length] : [];
  const zeros = /0*$/.exec(whole)![0].length;
  return Array.from({ length: zeros + 1 }, (_, rounded) => rounded)
    .filter((rounded) => significant - rounded >= (rounded && fewest > 1 ? 3 : fewest))
    .map((rounded) => 0.5 * 10 ** rounded);
}

/** Converts a quantity to a unit; undefined if the unit measures something else. */
function valueIn(unit: string, quantity: Quantity): number | undefined {
  const [printedIn, givenIn] = [unitOf(unit), unitOf(quantity.unit)];
  if (!printedIn || printedIn.kind !== givenIn?.kind) return undefined;
  return (quantity.value * givenIn.size) / printedIn.size;
}

/** Returns true if a printed number is a rounded value of one of the quantities. */
export function isRounded(text: string, unit: string, quantities: readonly Quantity[]): boolean {
  const printed = Number(plain(text));
  const allowed = new Map<number, number[]>();
  return quantities.some((quantity) => {
    const value = valueIn(unit, quantity);
    if (value === undefined) return false;
    const difference = Math.abs(printed - value);
    const noise = 1e-9 * Math.abs(value);
    // An exact value may be printed with any number of digits.
    if (difference <= Math.max(1e-9, noise)) return true;
    const { digits = 2 } = quantity;
    if (!allowed.has(digits)) allowed.set(digits, tolerances(text, digits));
    return allowed.get(digits)!.some((most) => difference <= most + noise);
  });
}
