import { clsx } from 'clsx';
import * as drawing from '../../../drawing/drawing.css';
import { d, type Point } from '../../../drawing/path';
import { Words } from '../../../drawing/words';
import type { Area } from '../parts/axes';
import { lineHeight, widthOf, type Frame } from '../parts/frame';
import { anchors } from '../parts/labels';
import { countInside, trace, type Box } from './labels';

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

/** The float, and its label where it is placed. */
export interface PlacedFloat extends Float {
  anchor: 'start' | 'middle' | 'end';
  x: number;
  y: number;
  /** The boxes that both cover. */
  boxes: readonly Box[];
}

/**
 * Places the label of the current point inside the plot and off the lines: beside the float, else
 * above or below it.
 */
export function placeFloat(
  { at: [x, y], label }: Float,
  lines: readonly (readonly Point[])[],
  area: Area,
  frame: Frame,
): PlacedFloat {
  const width = widthOf(label, frame);
  const step = lineHeight(frame);
  // A steep line must not slip between two points.
  const traces = lines.map((points) => trace(points, 400));
  const middles = [0, 4, -4, 8, -8, 16, -16, 24, -24, 36, -36].map((aside) =>
    Math.max(area.left + width / 2, Math.min(x + aside, area.right - width / 2)),
  );
  const places = [
    ['start', x + 18, y - 8],
    ['end', x - 18, y - 8],
    ...[20, 36, 52].flatMap((above) =>
      middles.map((middle) => ['middle', middle, y - above] as const),
    ),
    ['start', x + 18, y + step],
    ['end', x - 18, y + step],
  ] as const;
  const [best] = places
    .map(([anchor, textX, textY], order) => {
      const left = textX - { start: 0, middle: width / 2, end: width }[anchor];
      const box = [left - 3, textY - step * 0.8, left + width + 3, textY + step * 0.2] as const;
      const isOut =
        left < area.left || left + width > area.right || box[1] < area.top || box[3] > area.bottom;
      const crossed = traces.reduce((sum, points) => sum + countInside(points, box), 0);
      const cost = (isOut ? 10_000 : 0) + crossed * 100 + order;
      return { anchor, x: textX, y: textY, box, cost };
    })
    .toSorted((one, other) => one.cost - other.cost);
  return { at: [x, y], label, ...best!, boxes: [[x - 11, y - 12, x + 11, y + 10], best!.box] };
}

/** A float with dashed guides to both axes, and its label. Renders a `<g>`. */
export function CurrentPoint({
  at: [x, y],
  label,
  anchor,
  x: textX,
  y: textY,
  area,
  start,
}: PlacedFloat & { area: Area; start: number }) {
  return (
    <g>
      <path
        className={clsx(drawing.thin, drawing.dashed)}
        d={d`M${area.left} ${y}H${x}V${start}`}
      />
      <path className={drawing.charge} d={d`M${x - 11} ${y + 10}v-11a11 11 0 0 1 22 0v11z`} />
      <Words className={clsx(drawing.name, drawing.halo, anchors[anchor])} x={textX} y={textY}>
        {label}
      </Words>
    </g>
  );
}
