import { d, type Point, polyline } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { thumbnail } from './thumbnail.css';

export interface ThumbnailBar {
  from: number;
  to: number;
  /** Filled, as what the chart is about. */
  marked?: boolean | undefined;
}

interface ChartThumbnailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Lines, each of points across and up in units of its own; the first is the heaviest. */
  curves?: readonly (readonly (readonly [number, number])[])[];
  /** Columns from the left, or rows from the top. */
  columns?: readonly ThumbnailBar[];
  rows?: readonly (readonly ThumbnailBar[])[];
}

const none: readonly never[] = [];

/** The plot inside a thumbnail of 240 by 135. */
const plot = { left: 20, top: 14, width: 204, height: 104 };

/** Returns a function from a value to its share of the range of all values. */
function scaleOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value: number) => (value - least) / (most - least || 1);
}

/**
 * A chart as a thumbnail, drawn from its own data, without words, 240 by 135. The title beside it
 * names the chart, so that it is hidden from screen readers. Renders a `<span aria-hidden>`.
 */
export function ChartThumbnail({
  curves = none,
  columns = none,
  rows = none,
  className,
  ...rest
}: ChartThumbnailProps) {
  const { left, top, width, height } = plot;
  const upright = scaleOf([0, ...columns.flatMap(({ from, to }) => [from, to])]);
  const across = scaleOf(rows.flat().flatMap(({ from, to }) => [from, to]));
  const bars = [
    ...columns.map((bar, index) => {
      const step = width / columns.length;
      const [high, low] = [bar.from, bar.to].map((value) => top + height * (1 - upright(value)));
      return {
        ...bar,
        path: d`M${left + 4 + step * index} ${high!}h${step - 6}V${low!}h${6 - step}z`,
      };
    }),
    ...rows.flatMap((row, index) =>
      row.map((bar) => {
        const step = height / rows.length;
        const [start, end] = [bar.from, bar.to].map((value) => left + width * across(value));
        return { ...bar, path: d`M${start!} ${top + step * index}H${end!}v${step - 3}H${start!}z` };
      }),
    ),
  ];
  const filled = (marked: boolean) =>
    bars
      .filter((bar) => Boolean(bar.marked) === marked)
      .map(({ path }) => path)
      .join('');
  return (
    <span {...rest} aria-hidden="true" className={clsx(styles.scene, thumbnail, className)}>
      <svg viewBox="0 0 240 135">
        <path className={styles.thin} d={d`M${left} 8V${top + height}H${left + width + 6}`} />
        <path className={styles.charge} d={filled(true)} />
        <path className={styles.solid} d={filled(false)} />
        {curves.map((curve, index) => {
          const x = scaleOf([0, ...curves.flat().map(([value]) => value)]);
          const y = scaleOf([0, ...curve.map(([, value]) => value)]);
          const points = curve.map(([one, other]): Point => [
            Math.round(left + width * x(one)),
            Math.round(top + height * (1 - y(other))),
          ]);
          return (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- they neither move nor keep anything
              key={index}
              className={index === 0 ? styles.curve : clsx(styles.thin, styles.dashed)}
              d={polyline(points)}
            />
          );
        })}
      </svg>
    </span>
  );
}
