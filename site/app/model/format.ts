/**
 * The smallest factor above 1: corrects 288.15, whose binary value falls just short of the half.
 */
const lift = 1 + Number.EPSILON;

/**
 * Formats a number for the site, with thousands separators and a true minus sign. Not by `Intl`,
 * whose first use costs a slow phone 60 ms as the page loads.
 */
export function number(value: number, digits = 0) {
  const [whole = '', ...fraction] = (value * lift).toFixed(digits).replace('-', '−').split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Formats a number and its unit with a non-breaking space. */
export const quantity = (value: number, unit: string, digits = 0) =>
  `${number(value, digits)}\u00a0${unit}`;

/** Formats a large number with its unit, rounded to significant digits. */
export const about = (value: number, unit: string, digits = 3) =>
  quantity(Number(value.toPrecision(digits)), unit);

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Formats a date such as `2026-11-21`, without `Intl` as well. */
export function day(iso: string) {
  const [year, month, date] = iso.split('-').map(Number);
  return `${date} ${months[month! - 1]} ${year}`;
}

/** Formats a ratio to 1 that has to reach a minimum, so it is rounded down. */
export const ratio = (value: number) => number(Math.floor(10 * value) / 10, 1);

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );

/** Formats an hour of the day with its minutes. */
export const clock = (hour: number) =>
  `${String(Math.floor(hour)).padStart(2, '0')}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;

/** A count up to fifteen as a word. */
export const inWords = (count: number) => words[count] ?? number(count);
