import { absolutePressure } from '@hadal/physics';

/** The latitude the figures are calculated for; gravity hardly depends on it. */
const latitude = 20;

// Not by Intl: the first use of it takes a slow phone 60 ms, and this is part of every page.
const withComma = (integer: number) => String(integer).replace(/\B(?=\d{3}$)/, ',');

/** A depth in metres as the rail beside the page reads it out, with the pressure there. */
export function formatReading(metres: number) {
  const megapascals = absolutePressure(metres, latitude) / 1e6;
  return {
    depth: `${withComma(Math.round(metres))} m`,
    pressure: `${megapascals.toFixed(megapascals < 10 ? 2 : 1)} MPa`,
  };
}
