const english = new Intl.NumberFormat('en', { maximumSignificantDigits: 12 });

/** As a field shows it: a comma between thousands, the same on the server and in every browser. */
export const formatNumber = (value: number) => english.format(value);

/** A number in words, which stay on one line. */
export const withUnit = (words: string, unit: string | undefined) =>
  unit ? `${words}\u00a0${unit}` : words;
