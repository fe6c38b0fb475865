/** A number as the site prints it: a comma every three digits, a true minus sign. */
export const number = (value: number, digits = 0) =>
  value
    .toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace('-', '−');

/** A number with its unit, which never stand on two lines. */
export const quantity = (value: number, unit: string, digits = 0) =>
  `${number(value, digits)}\u00a0${unit}`;

/** A large number with its unit, rounded to as many digits as can be meant. */
export const about = (value: number, unit: string, digits = 3) =>
  quantity(Number(value.toPrecision(digits)), unit);
