/** One for each count of digits: making one costs more than all it will ever write. */
const formats = new Map<number, Intl.NumberFormat>();

const formatOf = (digits: number) => {
  const known = formats.get(digits);
  if (known) return known;
  const format = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(digits, format);
  return format;
};

/** A number as the site prints it: a comma every three digits, a true minus sign. */
export const number = (value: number, digits = 0) =>
  formatOf(digits).format(value).replace('-', '−');

/** A number with its unit, which never stand on two lines. */
export const quantity = (value: number, unit: string, digits = 0) =>
  `${number(value, digits)}\u00a0${unit}`;

/** A large number with its unit, rounded to as many digits as can be meant. */
export const about = (value: number, unit: string, digits = 3) =>
  quantity(Number(value.toPrecision(digits)), unit);

/** A day, written `2026-11-21`, as the site prints it. */
export const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A ratio to 1 that must reach something, so never rounded up. */
export const ratio = (value: number) => number(Math.floor(10 * value) / 10, 1);
