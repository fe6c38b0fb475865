import * as styles from './chart.css';
import { seriesLook } from './series';

interface BarProps {
  /** The index of the series, which sets its colour and dash pattern. */
  index: number;
  /** The start along the value axis; `to` is the end. */
  from: number;
  to: number;
  /** The centre across the value axis. */
  middle: number;
  thickness: number;
  upright?: boolean;
}

/**
 * A bar: an outline filled by one broad line with the dash pattern of its series. Renders a `<g>`.
 */
export function Bar({ index, from, to, middle, thickness, upright = false }: BarProps) {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [start, end] = [round(Math.min(from, to)), round(Math.max(from, to))];
  const [side, breadth] = [round(middle - thickness / 2), round(thickness)];
  if (!(end > start)) return null;
  const box = upright
    ? { x: side, y: start, width: breadth, height: end - start }
    : { x: start, y: side, width: end - start, height: breadth };
  const centre = round(middle);
  return (
    <g {...seriesLook(index)}>
      <path
        strokeWidth={breadth}
        d={upright ? `M${centre} ${end}V${start}` : `M${start} ${centre}H${end}`}
      />
      <rect {...box} className={styles.edge} strokeDasharray="none" />
    </g>
  );
}
