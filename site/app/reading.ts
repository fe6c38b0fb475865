import { absolutePressure } from '@hadal/physics';

/** The latitude our figures are reckoned at; gravity hardly depends on it. */
const latitude = 20;

/** A depth in metres as the rail beside the page reads it out, with the pressure there. */
export function formatReading(metres: number) {
  const megapascals = absolutePressure(metres, latitude) / 1e6;
  return {
    depth: `${Math.round(metres).toLocaleString('en')} m`,
    pressure: `${megapascals.toFixed(megapascals < 10 ? 2 : 1)} MPa`,
  };
}
