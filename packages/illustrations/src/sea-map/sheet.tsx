import { circle, d, polyline, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Graticule } from './graticule';
import { greatCircle } from './great-circle';
import { project } from './projection';
import type { MapCompass, MapLine, SeaMap } from './sea-map-scene';
import * as map from './sea-map.css';

const KM_PER_DEGREE = 111.2;
/** Space around the frame for the names of parallels and meridians. */
const MARGIN = { x: 62, y: 36 };

/** Anchors of a name on each side of its node, and their distance from it. */
const labels = {
  above: [styles.middle, 0, -14],
  below: [styles.middle, 0, 24],
  left: [styles.end, -12, 5],
  right: [undefined, 12, 5],
} as const;
/** The side that each becomes where north is to the right. */
const turned = { above: 'right', below: 'left', left: 'above', right: 'below' } as const;

const shares = (count: number) => Array.from({ length: count + 1 }, (_, at) => at / count);

interface SheetProps extends SeaMap {
  compass: MapCompass;
  isUpright: boolean;
  width: number;
  className: string;
}

/** One layout of the map. */
export function Sheet({ isUpright, width, className, ...sea }: SheetProps) {
  const { bounds, land, nodes, lines, scale, compass, name } = sea;
  const id = useId();
  const on = project(
    bounds,
    [MARGIN.x, MARGIN.y],
    width - MARGIN.x - (isUpright ? MARGIN.x : 12),
    isUpright,
  );
  const { frame, point } = on;
  const at = new Map(nodes.map((node) => [node.name, node]));
  const unit = (scale.km / KM_PER_DEGREE) * on.perDegree;
  const [barX, barY] = [frame.x + (isUpright ? frame.width / 2 : 16), frame.y + frame.height - 26];
  const [nameX, nameY] = point(name);
  const [northX, northY] = [frame.x + frame.width - 40, frame.y + 62];

  /** A line as often as the reference length fits on it, every other time filled. */
  const rule = ({ from, to }: MapLine) => {
    const way = greatCircle(at.get(from)!, at.get(to)!);
    const piece = (start: number) => {
      const end = Math.min(start + scale.km, way.lengthKm);
      return polyline(
        shares(4).map((share) => point(way.at((start + share * (end - start)) / way.lengthKm))),
      );
    };
    const starts = Array.from(
      { length: Math.ceil(way.lengthKm / scale.km) },
      (_, k) => k * scale.km,
    );
    return {
      whole: polyline(shares(24).map((share) => point(way.at(share)))),
      filled: starts
        .filter((_, k) => k % 2 === 0)
        .map(piece)
        .join(''),
      middle: point(way.at(0.5)),
      ends: [point(way.at(0)), point(way.at(1))] as const,
    };
  };

  return (
    <svg
      viewBox={`0 0 ${width} ${Math.round(frame.y + frame.height + MARGIN.y / 2)}`}
      className={className}
    >
      <defs>
        <path id={id} d={land} className={map.coast} />
        <clipPath id={`${id}-frame`}>
          <rect {...frame} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-frame)`}>
        <use href={`#${id}`} transform={on.transform} className={map.offing} />
        <use href={`#${id}`} transform={on.transform} className={map.land} />
      </g>
      <Graticule bounds={bounds} on={on} compass={compass} />
      <Words x={nameX} y={nameY} className={clsx(styles.italic, styles.halo, styles.middle)}>
        {name.text}
      </Words>
      {lines.map((line, index) => {
        const { whole, filled, middle, ends } = rule(line);
        const [x, y] = middle;
        const isSteep = Math.abs(ends[1][1] - ends[0][1]) > Math.abs(ends[1][0] - ends[0][0]);
        const away = line.side === 'below' ? 28 : -17;
        return (
          <g key={line.label}>
            <path className={styles.curve} d={whole} />
            <path className={map.rulerEdge} d={filled} />
            <path className={map.ruler} d={filled} />
            <path className={styles.charge} d={circle(x, y, 11)} />
            <Words className={map.digit} x={x} y={y + 5}>
              {index + 1}
            </Words>
            {isSteep ? (
              <Words className={styles.halo} x={x + 18} y={y + 5}>
                {line.label}
              </Words>
            ) : (
              <Words className={clsx(styles.halo, styles.middle)} x={x} y={y + away}>
                {line.label}
              </Words>
            )}
          </g>
        );
      })}
      <path className={styles.charge} d={nodes.map((node) => circle(...point(node), 5)).join('')} />
      <g className={clsx(styles.name, styles.halo)}>
        {nodes.map((node) => {
          const [x, y] = point(node);
          const end = frame.x + frame.width - 8;
          const side = isUpright ? (node.side ?? 'below') : turned[node.side ?? 'below'];
          // A name without room on the right of its node stands below, short of the frame.
          const hasRoom = side !== 'right' || x + 12 + 8 * node.name.length <= end;
          const [anchor, dx, dy] = hasRoom ? labels[side] : ([styles.end, end - x, 24] as const);
          return (
            <Words key={node.name} className={anchor} x={x + dx} y={y + dy}>
              {node.name}
            </Words>
          );
        })}
      </g>
      <path
        className={styles.curve}
        d={polyline([
          [barX, barY - 7],
          [barX, barY],
          [barX + unit, barY],
          [barX + unit, barY - 7],
        ])}
      />
      <Words className={styles.halo} x={barX + unit + 10} y={barY}>
        {scale.label}
      </Words>
      <path
        className={styles.ink}
        d={
          isUpright
            ? d`M${northX} ${northY - 26}l8 26-8-7-8 7z`
            : d`M${northX + 26} ${northY}l-26 8 7-8-7-8z`
        }
      />
      <Words
        className={clsx(styles.halo, styles.middle)}
        x={northX + (isUpright ? 0 : 8)}
        y={northY + 24}
      >
        {scale.north}
      </Words>
    </svg>
  );
}
