import { quantity } from '../../model/format';

interface Position {
  /** In m. */
  depth: number;
  pressureBar: number;
  airM3: number;
  workKwh: number;
}

/** The quantities of the bell at a depth, as drawn. */
export const bellQuantities = ({ depth, pressureBar, airM3, workKwh }: Position) => ({
  depth: quantity(depth, 'm'),
  pressure: quantity(pressureBar, 'bar', 1),
  air: quantity(airM3, 'm³'),
  work: quantity(workKwh, 'kWh'),
});

/** Their text for screen readers: the same before the bell's code has loaded, or it would be said twice. */
export const bellText = ({ depth, pressure, air, work }: ReturnType<typeof bellQuantities>) =>
  `${depth}, ${pressure}, ${air} of air, ${work} of work so far`;
