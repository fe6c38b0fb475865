/** The least above 1: lifts 288.15 over the half that its nearest binary fraction falls short of. */
const lift = 1 + Number.EPSILON;

/**
 * A number as the site prints it: a comma every three digits, a true minus sign. By hand, since the
 * first use of `Intl` costs a slow phone 60 ms, and pages write numbers as soon as they are loaded.
 */
export function number(value: number, digits = 0) {
  const [whole = '', ...fraction] = (value * lift).toFixed(digits).replace('-', '−').split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

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
