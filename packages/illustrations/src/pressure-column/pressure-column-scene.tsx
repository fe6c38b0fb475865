import { circle, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Ground, Label } from '../parts/annotation';
import { columnPlate } from '../parts/plate.css';

export interface PressureMark {
  /** Depth in metres; 0 is drawn in the air, above the sea. */
  depth: number;
  depthLabel: string;
  /** Absolute pressure, in any unit that is the same for all. */
  pressure: number;
  /** The text of the pressure, and a line below it. */
  name: string;
  note: string;
}

export interface PressureColumnSceneProps extends SceneProps {
  /** Depths from the surface down to the sea bed. */
  marks: readonly PressureMark[];
}

/**
 * A column of the sea, depths to scale: one balloon of air at each depth, as small as the pressure
 * makes it, and arrows as long as the sea presses. Renders a `<div role="img">`.
 */
export function PressureColumnScene({ marks, ...rest }: PressureColumnSceneProps) {
  return (
    <Scene {...rest}>
      <Column marks={marks} width={520} className={columnPlate.wide} />
      <Column marks={marks} width={350} className={columnPlate.narrow} />
    </Scene>
  );
}

const sea = 170;
/** Depth of the column, in units of the drawing. */
const reach = 640;

interface ColumnProps extends Pick<PressureColumnSceneProps, 'marks'> {
  width: number;
  className: string;
}

function Column({ marks, width, className }: ColumnProps) {
  const isWide = width > 500;
  const [left, half, middle] = isWide ? [84, 86, 216] : [62, 60, 138];
  const text = middle + half + (isWide ? 40 : 22);
  const bed = marks.at(-1)!;
  const y = (depth: number) => sea + (depth / bed.depth) * reach;
  const [first] = marks;
  const largest = isWide ? 62 : 52;
  const placed = marks.map((mark) => {
    const radius = largest * Math.cbrt(first!.pressure / mark.pressure);
    const centre =
      mark.depth === 0
        ? sea - 22 - radius
        : mark === bed
          ? y(mark.depth) - radius - 10
          : y(mark.depth);
    return { ...mark, radius, centre, press: (mark.pressure / bed.pressure) * (half - 14 - 13) };
  });
  const balloons = placed.map(({ radius, centre }) => circle(middle, centre, radius)).join('');
  const floor = y(bed.depth);
  return (
    <svg viewBox={`0 0 ${width} ${floor + 18}`} className={className}>
      <path
        className={styles.canvas}
        stroke="none"
        d={d`M${middle - half} ${sea}h${2 * half}V${floor}h-${2 * half}z`}
      />
      <path
        d={d`M${middle - half} ${sea}V${floor}M${middle + half} ${sea}V${floor}M0 ${sea}H${width}`}
      />
      <path
        className={styles.thin}
        d={
          Array.from(
            { length: 21 },
            (_, index) => d`M${middle - half} ${sea + (index / 20) * reach}h-${index % 2 ? 6 : 12}`,
          ).join('') +
          placed
            .map(({ radius, centre }) => d`M${middle + radius + 4} ${centre}H${text - 8}`)
            .join('')
        }
      />
      <path className={styles.accent} d={balloons} />
      <path
        d={placed.map(({ radius, centre }) => d`M${middle} ${centre + radius}l-4 7h8z`).join('')}
      />
      <path
        className={styles.ink}
        d={placed
          .filter(({ depth }) => depth > 0)
          .map(({ radius, centre, press }) => arrows(middle, centre, radius + 5, press))
          .join('')}
      />
      <Ground y={floor} width={width} />
      <g className={clsx(styles.italic, styles.end)}>
        {placed.map(({ depth, depthLabel }) => (
          <Words
            key={depth}
            x={left}
            y={depth === bed.depth ? floor - 6 : depth === 0 ? sea - 8 : y(depth) + 5}
          >
            {depthLabel}
          </Words>
        ))}
      </g>
      {placed.map(({ depth, name, note, centre }) => (
        <Label
          key={depth}
          x={text}
          y={depth === 0 ? centre - 8 : centre - 4}
          name={name}
          note={note}
          width={22}
        />
      ))}
    </svg>
  );
}

/** Two arrows that press on a balloon from both sides, as long as the pressure. */
const arrows = (x: number, y: number, radius: number, length: number) =>
  [-1, 1]
    .map((side) => {
      const tip = x + side * radius;
      const tail = tip + side * (8 + length);
      return (
        d`M${tip} ${y}l${side * 8}-5v10z` +
        d`M${tip + side * 8} ${y - 1.5}H${tail}v3H${tip + side * 8}z`
      );
    })
    .join('');
