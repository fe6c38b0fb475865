let english: Intl.NumberFormat | undefined;

/** As a field shows it: a comma between thousands, the same on the server and in every browser. */
export function formatNumber(value: number) {
  // Created on first use: construction takes 60 ms on a slow phone.
  english ??= new Intl.NumberFormat('en', { maximumSignificantDigits: 12 });
  return english.format(value);
}

/** A number in words, which stay on one line. */
export const withUnit = (words: string, unit: string | undefined) =>
  unit ? `${words}\u00a0${unit}` : words;
