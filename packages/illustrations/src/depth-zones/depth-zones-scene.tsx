import { at, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { SeaFloor } from '../parts/sea-floor';
import { sizes } from './depth-zones-scene.css';

export interface DepthZone {
  name: string;
  /** The depth at which it ends, m. */
  end: number;
  /** Its text. */
  label: string;
}

export interface DepthZonesSceneProps extends SceneProps {
  /** Zones from the surface down; the last is the one that the picture is about. */
  zones: readonly DepthZone[];
  /** A depth in metres at which something stands on the slope, and its name. */
  mark: { depth: number; label: string };
}

/**
 * A section from a coast across the deep sea to a trench, whose depths are to scale and whose
 * distances are not: zones by name, and a mark on the slope. Renders a `<div role="img">`.
 */
export function DepthZonesScene({ zones, mark, ...rest }: DepthZonesSceneProps) {
  const drawn = { zones, mark };
  return (
    <Scene {...rest}>
      <Section {...drawn} width={1000} height={400} className={sizes.wide} />
      <Section {...drawn} width={350} height={440} className={sizes.narrow} />
    </Scene>
  );
}

/** Depths of the sea bed in kilometres, evenly spaced from the coast to beyond the trench. */
const bed = [
  -0.1, 0, 0.1, 0.15, 0.2, 1, 2.4, 3.5, 4.2, 4.5, 4.4, 4.6, 5, 5.6, 7.6, 10.6, 7.4, 5.2, 4.4, 4.2,
  4.4,
];
const deepest = 11;
/** Positions in `bed` of the mark's foot and of the trench's axis. */
const foot = 5;
const axis = 15;

interface SectionProps extends Pick<DepthZonesSceneProps, 'zones' | 'mark'> {
  width: number;
  height: number;
  className: string;
}

function Section({ zones, mark, width, height, className }: SectionProps) {
  const sea = 30;
  const y = (metres: number) => sea + (metres / 1000 / deepest) * (height - sea - 12);
  const x = (index: number) => (index / (bed.length - 1)) * width;
  const ground = bed.map((depth, index): Point => [x(index), y(depth * 1000)]);
  const ends = zones.slice(0, -1);
  const last = zones.at(-1)!;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={ends.map(({ end }) => d`M0 ${y(end)}H${width}`).join('')}
      />
      <SeaFloor points={ground} depth={height} className={styles.blank} />
      <path d={d`M${x(1)} ${sea}H${width}`} />
      <path className={styles.thin} d={d`M${x(foot)} ${sea}V${y(mark.depth)}`} />
      <path
        className={styles.charge}
        transform={at(x(foot), y(mark.depth))}
        d="M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
      />
      <g className={styles.halo}>
        <Words x={x(foot) + 12} y={y(mark.depth) - 12}>
          {mark.label}
        </Words>
        {zones.map(({ name, end, label }, index) => {
          const top = index > 0 ? y(zones[index - 1]!.end) : sea;
          if (end === last.end) {
            return (
              <Words
                key={name}
                className={clsx(styles.name, styles.end)}
                x={x(axis - 1) - 40}
                y={y((zones[index - 1]!.end + bed[axis]! * 1000) / 2)}
              >
                {name}
              </Words>
            );
          }
          return (
            <g key={name}>
              <Words
                className={clsx(styles.note, styles.middle)}
                x={x(axis)}
                y={(top + y(end)) / 2 + 5}
              >
                {name}
              </Words>
              <Words className={styles.italic} y={y(end) + 5}>
                {label}
              </Words>
            </g>
          );
        })}
      </g>
    </svg>
  );
}
