import * as styles from './chart.css';
import { seriesLook } from './series';

interface BarProps {
  /** The series whose colour and dashes it has. */
  index: number;
  /** Along the axis of values. */
  from: number;
  to: number;
  /** Across it. */
  middle: number;
  thickness: number;
  upright?: boolean;
}

/** A bar: an edge, and a body that is one broad line with the dashes of its series. Renders a `<g>`. */
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
