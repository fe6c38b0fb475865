import { numberFormat } from '../../internal/number-format';

/**
 * Formats a number for a field, with the locale's separators and the digits 0 to 9, the same on the
 * server and in every browser.
 */
export const formatNumber = (value: number, locale = 'en') =>
  numberFormat(locale, {
    // Beyond twelve digits fractions show their binary errors; whole numbers have none.
    maximumSignificantDigits: Number.isInteger(value) ? 15 : 12,
    numberingSystem: 'latn',
  })(value);

/** Returns true if the locale writes its decimals after a comma. */
export const hasDecimalComma = (locale: string) => formatNumber(0.5, locale).includes(',');

/** A number and its unit, which never wrap apart. */
export const withUnit = (words: string, unit: string | undefined) =>
  unit ? `${words}\u00a0${unit}` : words;
