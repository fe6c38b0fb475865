import { at, circle, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { basinPoint, contour } from './contour';
import { edges, soundings } from './soundings';
import * as chart from './no-bottom-scene.css';

export interface NoBottomSceneProps extends SceneProps {
  /** The reading below the line and the dot, a chart's sign for "no bottom found at this depth". */
  reading: string;
}

/**
 * A chart of a basin whose bottom the lead did not reach, cropped to its box. Renders a
 * `<div role="img">`.
 */
export function NoBottomScene({ reading, className, ...rest }: NoBottomSceneProps) {
  return (
    <Scene {...rest} className={clsx(chart.frame, className)}>
      <svg viewBox="0 0 900 812" preserveAspectRatio="xMaxYMid" className={chart.sizes.wide}>
        <Chart middle={[610, 410]} width={900} scale={1} reading={reading} height={150} />
      </svg>
      <svg
        viewBox="0 0 390 400"
        preserveAspectRatio="xMidYMid slice"
        className={chart.sizes.narrow}
      >
        <Chart middle={[196, 196]} width={390} scale={0.5} reading={reading} height={84} />
      </svg>
    </Scene>
  );
}

interface ChartProps {
  /** The centre of the basin. */
  middle: Point;
  /** The width of the chart, within which soundings are never cropped. */
  width: number;
  /** The scale of the basin; at half the size, half as many soundings fit. */
  scale: number;
  reading: string;
  /** The height of the reading's letters. */
  height: number;
}

function Chart({ middle, width, scale, reading, height }: ChartProps) {
  const half = height * 0.81;
  return (
    <g transform={at(...middle)}>
      <g className={clsx(styles.thin, chart.contours)} transform={`scale(${scale})`}>
        {edges.map((edge, band) => (
          <path key={edge} className={chart.bands[band]} d={contour(edge)} />
        ))}
      </g>
      <g className={clsx(styles.italic, styles.middle)}>
        {soundings.map(([turn, band, metres], index) => {
          const radius = (edges[band]! + edges[band + 1]!) / 2;
          const [x, y] = basinPoint(turn * 2 * Math.PI, radius * scale);
          const whole = x + middle[0] > 24 && x + middle[0] < width - 24;
          return whole && (scale === 1 || index % 2 === 0) ? (
            <Words key={turn} x={x} y={y + 5}>
              {metres}
            </Words>
          ) : null;
        })}
      </g>
      <g data-theme="dark">
        <Words className={chart.reading} y={height * 0.36} fontSize={height}>
          {reading}
        </Words>
        <path className={chart.sign} d={d`M-${half}-${height * 0.46}H${half}`} />
        <path
          className={styles.charge}
          d={circle(0, -height * 0.6, Math.max(4, Math.round(height * 0.04)))}
        />
      </g>
    </g>
  );
}
