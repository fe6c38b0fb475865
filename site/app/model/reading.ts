import { absolutePressure } from '@hadal/physics';

/** Latitude of the calculation; gravity hardly depends on it. */
const latitude = 20;

// Not by `Intl`, whose first use costs a slow phone 60 ms on every page.
const withComma = (integer: number) => String(integer).replace(/\B(?=\d{3}$)/, ',');

/** Formats a depth in metres with its pressure, for the rail of a page. */
export function formatReading(metres: number) {
  const megapascals = absolutePressure(metres, latitude) / 1e6;
  return {
    value: `${withComma(Math.round(metres))} m`,
    detail: `${megapascals.toFixed(megapascals < 10 ? 2 : 1)} MPa`,
  };
}
