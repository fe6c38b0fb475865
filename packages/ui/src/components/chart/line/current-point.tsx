import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { d, type Point } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import type { Area } from '../parts/axes';
import { lineHeight, widthOf, type Frame } from '../parts/frame';

export interface LineCurrent {
  x: number;
  y: number;
  /** The label beside the float, such as "135 kWh". */
  label: string;
}

interface Float {
  at: Point;
  label: string;
}

/** Returns true if the label does not fit on the right. */
const turns = ({ at: [x], label }: Float, area: Area, frame: Frame) =>
  x + 18 + widthOf(label, frame) > area.right;

/** Returns the box covered by the label of the current point. */
export function currentBox(float: Float, area: Area, frame: Frame) {
  const [x, y] = float.at;
  const reach = 18 + widthOf(float.label, frame);
  const left = turns(float, area, frame);
  return [
    left ? x - reach : x - 11,
    y - lineHeight(frame) - 8,
    left ? x + 11 : x + reach,
    y + 10,
  ] as const;
}

/** A float with dashed guides to both axes, and its label. Renders a `<g>`. */
export function CurrentPoint({
  at,
  label,
  area,
  start,
  frame,
}: Float & { area: Area; start: number; frame: Frame }) {
  const [x, y] = at;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return null;
  const left = turns({ at, label }, area, frame);
  return (
    <g>
      <path
        className={clsx(drawing.thin, drawing.dashed)}
        d={d`M${area.left} ${y}H${x}V${start}`}
      />
      <path className={drawing.charge} d={d`M${x - 11} ${y + 10}v-11a11 11 0 0 1 22 0v11z`} />
      <Words
        className={clsx(drawing.name, drawing.halo, left && drawing.end)}
        x={left ? x - 18 : x + 18}
        y={y - 8}
      >
        {label}
      </Words>
    </g>
  );
}
