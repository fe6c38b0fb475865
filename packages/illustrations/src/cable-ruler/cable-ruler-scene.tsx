import { circle, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { plate } from '../parts/plate.css';

export interface RuledCable {
  name: string;
  km: number;
  /** The text of its length. */
  label: string;
  /** True for a cable that nobody has laid. */
  imagined?: boolean;
}

export interface RulerMark {
  km: number;
  label: string;
  /** The reading at the other edge, as text. */
  reading: string;
}

export interface CableRulerSceneProps extends SceneProps {
  /** Cables from the shortest to the longest, all laid out from the same end. */
  cables: readonly RuledCable[];
  /** Marks from 0 to the end of the ruler, evenly spaced. */
  marks: readonly RulerMark[];
  /** Names of the two scales. */
  edges: { length: string; reading: string };
}

/**
 * Cables laid out along a ruler, to scale, whose other edge reads off what belongs to a length.
 * Renders a `<div role="img">`.
 */
export function CableRulerScene({ cables, marks, edges, ...rest }: CableRulerSceneProps) {
  const drawn = { cables, marks, edges };
  return (
    <Scene {...rest}>
      <Ruler {...drawn} width={1000} className={plate.wide} />
      <Ruler {...drawn} width={350} className={plate.narrow} />
    </Scene>
  );
}

interface RulerProps extends Omit<CableRulerSceneProps, 'title'> {
  width: number;
  className: string;
}

const row = 54;
/** Half the side of the station at the end of a cable. */
const station = 7;
/** Fine divisions between two marks. */
const divisions = 10;

function Ruler({ cables, marks, edges, width, className }: RulerProps) {
  const margin = 18;
  const end = marks.at(-1)!.km;
  const x = (km: number) => margin + (km / end) * (width - 2 * margin);
  const top = cables.length * row + 40;
  const body = 132;
  const step = end / (marks.length - 1) / divisions;
  const ticks = Array.from({ length: (marks.length - 1) * divisions + 1 }, (_, index) => ({
    at: x(index * step),
    length: index % divisions === 0 ? 16 : index % (divisions / 2) === 0 ? 11 : 7,
  }));
  return (
    <svg viewBox={`0 0 ${width} ${top + body + 8}`} className={className}>
      <path
        className={clsx(styles.thin, styles.dashed)}
        d={cables
          .map(({ km }, index) => {
            // Leaves out the names that it would cross, between the words of which it would show.
            const gaps = cables.flatMap(({ name }, below) =>
              below > index && x(km) < x(0) + 18 + 7.2 * name.length ? [below * row] : [],
            );
            return [...gaps, Infinity]
              .map((gap, part) => {
                const from = part ? gaps[part - 1]! + 30 : index * row + 36 + station;
                return d`M${x(km)} ${from}V${Math.min(gap + 8, top)}`;
              })
              .join('');
          })
          .join('')}
      />
      {cables.map(({ name, km, label, imagined }, index) => {
        const y = index * row + 36;
        return (
          <g key={name}>
            <path
              className={imagined ? styles.dotted : styles.curve}
              d={d`M${x(0)} ${y}H${x(km)}`}
            />
            <path
              className={clsx(styles.solid, imagined && styles.dashed)}
              d={[0, km]
                .map(
                  (place) =>
                    d`M${x(place) - station} ${y - station}h${2 * station}v${2 * station}h-${2 * station}z`,
                )
                .join('')}
            />
            <g className={styles.halo}>
              <Words className={styles.name} x={x(0) + 14} y={y - 12}>
                {name}
              </Words>
              <Words className={styles.note} x={x(km) + 14} y={y + 5}>
                {label}
              </Words>
            </g>
          </g>
        );
      })}
      <path className={styles.surface} d={d`M2 ${top}H${width - 2}v${body}H2z`} />
      <path
        d={ticks
          .map(({ at, length }) => d`M${at} ${top}v${length}M${at} ${top + body}v-${length}`)
          .join('')}
      />
      {marks.map(({ km, label, reading }, index) => {
        const isLast = index === marks.length - 1;
        const anchor = isLast ? styles.end : index > 0 ? styles.middle : undefined;
        const place = isLast ? width - 8 : index > 0 ? x(km) : 8;
        return (
          <g key={km} className={anchor}>
            <Words className={styles.name} x={place} y={top + 32}>
              {label}
            </Words>
            <Words x={place} y={top + body - 24}>
              {reading}
            </Words>
          </g>
        );
      })}
      <g className={clsx(styles.italic, styles.end)}>
        <Words x={width - 8} y={top + 52}>
          {edges.length}
        </Words>
        <Words x={width - 8} y={top + body - 46}>
          {edges.reading}
        </Words>
      </g>
      <path className={styles.charge} d={circle(x(cables.at(-1)!.km), top, 5)} />
    </svg>
  );
}
