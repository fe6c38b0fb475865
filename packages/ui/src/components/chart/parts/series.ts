import * as styles from './chart.css';

/** Dash patterns distinguish series without colour. */
const dashes = [undefined, '9 5', '3 4', '12 4 3 4', '1 5'];

/** Returns the style of the series at an index; the sixth repeats the first. */
export function seriesLook(index: number) {
  const tone = index % 5;
  return { className: styles.tones[tone], strokeDasharray: dashes[tone] };
}
