import * as styles from './chart.css';

/** Told apart by dashes where colour does not. */
const dashes = [undefined, '9 5', '3 4', '12 4 3 4', '1 5'];

/** Returns the look of the series at an index; the sixth looks like the first. */
export function seriesLook(index: number) {
  const tone = index % 5;
  return { className: styles.tones[tone], strokeDasharray: dashes[tone] };
}
