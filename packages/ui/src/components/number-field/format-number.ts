let english: Intl.NumberFormat | undefined;

/** As a field shows it: a comma between thousands, the same on the server and in every browser. */
export function formatNumber(value: number) {
  // At its first use: making it takes a slow phone 60 ms, and not every page with this code has a number.
  english ??= new Intl.NumberFormat('en', { maximumSignificantDigits: 12 });
  return english.format(value);
}

/** A number in words, which stay on one line. */
export const withUnit = (words: string, unit: string | undefined) =>
  unit ? `${words}\u00a0${unit}` : words;
