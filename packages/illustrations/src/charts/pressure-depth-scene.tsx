import { circle, d, polyline, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { chart } from './chart.css';

export interface PressurePoint {
  /** Depth in metres, and its label on the axis. */
  depth: number;
  depthLabel: string;
  /** Pressure in any one unit. */
  pressure: number;
  /** The label beside the point. */
  pressureLabel?: string | undefined;
}

export interface PressureDepthSceneProps extends SceneProps {
  /** Points from the surface down; the last one is the point discussed in the text. */
  points: readonly PressurePoint[];
  labels: {
    /** The label of the axis with its unit, such as "depth, m". */
    depth: string;
    pressure: string;
  };
}

const width = 440;
const axis = 54;

/** Pressure against depth, which runs downward. Renders a `<div role="img">`. */
export function PressureDepthScene({ points, labels, ...rest }: PressureDepthSceneProps) {
  const last = points.at(-1)!;
  const x = ({ pressure }: PressurePoint) => axis + (pressure / last.pressure) * 364;
  const y = ({ depth }: PressurePoint) => 24 + (depth / last.depth) * 146;
  const marked = points.slice(0, -1);
  return (
    <Scene {...rest}>
      <svg viewBox={`0 0 ${width} 190`} className={chart}>
        <path
          className={styles.grid}
          d={points
            .slice(1)
            .map((point) => d`M${axis} ${y(point)}H${width}`)
            .join('')}
        />
        <path d={d`M${axis} ${y(points[0]!)}H${width}`} />
        <path className={styles.curve} d={polyline(points.map((point) => [x(point), y(point)]))} />
        <path
          className={styles.ink}
          d={marked.map((point) => circle(x(point), y(point), 3)).join('')}
        />
        <path
          className={styles.charge}
          d={d`M${x(last) - 9} ${y(last) + 8}v-9a9 9 0 0 1 18 0v9z`}
        />
        <g className={clsx(styles.note, styles.end)}>
          {points.map((point) => (
            <Words key={point.depth} x={axis - 10} y={y(point) + 5}>
              {point.depthLabel}
            </Words>
          ))}
        </g>
        <g className={styles.halo}>
          {points.map((point) =>
            point === last ? (
              <Words
                key={point.depth}
                className={clsx(styles.name, styles.end)}
                x={x(point) - 18}
                y={y(point) + 5}
              >
                {point.pressureLabel}
              </Words>
            ) : (
              point.pressureLabel && (
                <Words key={point.depth} x={x(point) + 13} y={y(point) - 8}>
                  {point.pressureLabel}
                </Words>
              )
            ),
          )}
        </g>
        <g className={styles.italic}>
          <Words y={9}>{labels.depth}</Words>
          <Words className={styles.end} x={width} y={9}>
            {labels.pressure}
          </Words>
        </g>
      </svg>
    </Scene>
  );
}
