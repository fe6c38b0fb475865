import { clsx } from 'clsx';
import * as styles from '../drawing.css';
import { circle, d } from '../path';
import { Scene, type SceneProps } from '../scene';
import { basinPoint, contour, type Basin } from './contour';
import * as chart from './no-bottom-scene.css';
import { Words } from '../parts/words';

export interface NoBottomSceneProps extends SceneProps {
  /** Under the line and the dot, the sign for a lead that did not reach the ground. */
  reading: string;
}

/** How far from the middle each band begins, as a share of the basin. */
const edges = [1.24, 1.06, 0.9, 0.75, 0.6];

/** Soundings around the basin: a direction in turns, the band they lie in, metres. */
const soundings: readonly (readonly [turn: number, band: number, metres: number])[] = [
  [0.02, 0, 101],
  [0.07, 2, 1921],
  [0.1, 0, 151],
  [0.12, 1, 631],
  [0.15, 3, 3759],
  [0.17, 0, 94],
  [0.2, 2, 2115],
  [0.22, 1, 750],
  [0.24, 3, 3977],
  [0.26, 0, 139],
  [0.28, 2, 1904],
  [0.3, 1, 794],
  [0.32, 0, 71],
  [0.34, 3, 3620],
  [0.36, 1, 702],
  [0.39, 0, 144],
  [0.4, 2, 2090],
  [0.42, 3, 3614],
  [0.44, 1, 783],
  [0.46, 0, 97],
  [0.48, 2, 1850],
  [0.5, 3, 3890],
  [0.52, 1, 700],
  [0.54, 0, 131],
  [0.57, 2, 2139],
  [0.59, 3, 3942],
  [0.6, 1, 718],
  [0.62, 0, 111],
  [0.66, 1, 733],
  [0.67, 3, 3664],
  [0.68, 0, 104],
  [0.7, 2, 1904],
  [0.73, 1, 663],
  [0.75, 0, 92],
  [0.77, 3, 3902],
  [0.79, 2, 2011],
  [0.81, 1, 698],
  [0.83, 0, 109],
  [0.86, 3, 3841],
  [0.88, 1, 743],
  [0.9, 0, 126],
  [0.93, 2, 1850],
  [0.96, 1, 717],
  [0.98, 3, 3603],
];

/**
 * A chart of a basin whose bottom the lead did not find, cut to the box it is in. Renders a
 * `<div role="img">`.
 */
export function NoBottomScene({ reading, className, ...rest }: NoBottomSceneProps) {
  return (
    <Scene {...rest} className={clsx(chart.frame, className)}>
      <svg viewBox="0 0 900 812" preserveAspectRatio="xMaxYMid" className={chart.sizes.wide}>
        <Chart
          basin={{ x: 610, y: 410, radius: 300, stretch: 1.42 }}
          reading={reading}
          width={900}
          height={150}
          every={1}
        />
      </svg>
      <svg
        viewBox="0 0 390 400"
        preserveAspectRatio="xMidYMid slice"
        className={chart.sizes.narrow}
      >
        <Chart
          basin={{ x: 196, y: 190, radius: 158, stretch: 1.35 }}
          reading={reading}
          width={390}
          height={84}
          every={2}
        />
      </svg>
    </Scene>
  );
}

interface ChartProps {
  basin: Basin;
  /** Of the chart, within which every sounding is whole. */
  width: number;
  reading: string;
  /** Of the reading's letters. */
  height: number;
  /** Which soundings have room. */
  every: number;
}

function Chart({ basin, width, reading, height, every }: ChartProps) {
  const half = height * 0.81;
  return (
    <>
      {edges.map((edge, band) => (
        <path
          key={edge}
          className={clsx(styles.thin, chart.bands[band])}
          d={contour(basin, edge)}
        />
      ))}
      <g className={clsx(styles.sea, styles.middle)}>
        {soundings
          .filter((_, index) => index % every === 0)
          .map(([turn, band, metres]) => {
            const middle = (edges[band]! + (edges[band + 1] ?? 0)) / 2;
            const [x, y] = basinPoint(basin, turn * 2 * Math.PI, middle);
            return x > 24 && x < width - 24 ? (
              <Words key={turn} x={x} y={y + 5}>
                {metres}
              </Words>
            ) : null;
          })}
      </g>
      <g data-theme="dark">
        <Words className={chart.reading} x={basin.x} y={basin.y + height * 0.36} fontSize={height}>
          {reading}
        </Words>
        <path
          className={chart.sign}
          d={d`M${basin.x - half} ${basin.y - height * 0.46}h${2 * half}`}
        />
        <path
          className={styles.charge}
          d={circle(basin.x, basin.y - height * 0.6, Math.round(height * 0.04))}
        />
      </g>
    </>
  );
}
