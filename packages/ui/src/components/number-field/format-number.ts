const english = new Intl.NumberFormat('en', { maximumSignificantDigits: 12 });

/** As a field shows it: a comma between thousands, the same on the server and in every browser. */
export const formatNumber = (value: number) => english.format(value);
