import { absolutePressure } from '@hadal/physics';
import { number } from './format';

/** Latitude of the calculation; gravity hardly depends on it. */
const latitude = 20;

/** Formats a depth in metres with its pressure, for the rail of a page. */
export function formatReading(metres: number) {
  const megapascals = absolutePressure(metres, latitude) / 1e6;
  return {
    value: `${number(Math.round(metres))} m`,
    detail: `${megapascals.toFixed(megapascals < 10 ? 2 : 1)} MPa`,
  };
}
