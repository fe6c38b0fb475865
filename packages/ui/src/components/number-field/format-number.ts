let english: Intl.NumberFormat | undefined;

/**
 * Formats a number for a field, with a comma between thousands, the same on the server and in every
 * browser.
 */
export function formatNumber(value: number) {
  // Created on first use: construction takes 60 ms on a slow phone.
  english ??= new Intl.NumberFormat('en', { maximumSignificantDigits: 12 });
  return english.format(value);
}

/** A number and its unit, which never wrap apart. */
export const withUnit = (words: string, unit: string | undefined) =>
  unit ? `${words}\u00a0${unit}` : words;
