import { at, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { person, type VesselSize } from '../ladder/scaled-vessel';
import { Break, Dimension, Ground, Leader } from '../parts/annotation';
import { columnPlate } from '../parts/plate.css';
import { Sheave } from '../parts/sheave';
import { bridleDrop, Vessel } from '../parts/vessel';

/** A part's name, and what is to be known of it. */
export interface VesselPart {
  name: string;
  note: string;
}

export interface VesselSceneProps extends SceneProps {
  /** The vessel in metres, with the share of it that holds air. */
  vessel: VesselSize;
  /** Its dimensions, as text. */
  dimensions: { across: string; high: string };
  parts: Record<'air' | 'steel' | 'water' | 'rope' | 'sheave', VesselPart>;
  /** The caption of the person beside the sheave, who is 1.75 m tall. */
  personLabel: string;
  /** Names where the rope leads. */
  winchLabel: string;
}

/**
 * One vessel with its dimensions, on the rope that a sheave on the sea bed turns up to the winch, and
 * a person, all to one scale. Renders a `<div role="img">`.
 */
export function VesselScene({
  vessel,
  dimensions,
  parts,
  personLabel,
  winchLabel,
  ...rest
}: VesselSceneProps) {
  const drawn = { vessel, dimensions, parts, personLabel, winchLabel };
  return (
    <Scene {...rest}>
      <Plate {...drawn} width={520} x={190} metre={20} className={columnPlate.wide} />
      <Plate {...drawn} width={350} x={112} metre={14} className={columnPlate.narrow} />
    </Scene>
  );
}

/** The upper edge of the vessel. */
const top = 62;

interface PlateProps extends Omit<VesselSceneProps, 'title'> {
  width: number;
  /** The centre line of the vessel. */
  x: number;
  /** The length of a metre in units of the drawing. */
  metre: number;
  className: string;
}

function Plate(props: PlateProps) {
  const { vessel, dimensions, parts, personLabel, winchLabel, width, x, metre, className } = props;
  const across = Math.round(vessel.diameter * metre);
  const high = Math.round(vessel.height * metre);
  const radius = across / 2;
  const inside = Math.round(radius * 0.4);
  const base = top + high;
  const cut = base + bridleDrop(high) + 34;
  // So large that the rope clears the vessel on its way up.
  const sheave = Math.round(radius * 0.62);
  const bed = cut + 34 + 2 * sheave;
  const up = x + 2 * sheave;
  const words = up + 40;
  const label = (part: keyof typeof parts, ...from: Point) => (
    <Leader
      {...parts[part]}
      from={from}
      to={[words - 22, from[1]]}
      endX={words - 8}
      width={Math.floor((width - words) / 7)}
    />
  );
  return (
    <svg viewBox={`0 0 ${width} ${bed + 16}`} className={className}>
      <path d={d`M${up} ${bed - sheave - 4}V${top - 34}`} />
      <Words className={styles.note} x={up + 10} y={top - 22}>
        {winchLabel}
      </Words>
      <Vessel
        x={x}
        y={base}
        width={across}
        height={high}
        fill={vessel.fill}
        tether={bed - sheave - 4}
      />
      <Sheave x={x} y={bed} radius={sheave} />
      <Break x={x + sheave} y={cut} from={x} to={up} />
      <path transform={at(x - radius * 0.8, bed)} d={person(metre)} />
      <Ground y={bed} width={words - 16} />
      <Dimension x={x - radius - 34} from={top} to={base} />
      <path
        className={styles.thin}
        d={d`M${x - radius} ${top - 22}v14M${x + radius} ${top - 22}v14M${x - radius} ${top - 15}h${across}`}
      />
      <g className={clsx(styles.middle, styles.halo)}>
        <Words x={x} y={top - 28}>
          {dimensions.across}
        </Words>
        <Words x={x - radius - 34} y={top + high / 2}>
          {dimensions.high}
        </Words>
        <Words className={styles.note} x={x - radius * 0.8} y={bed - 2.6 * metre}>
          {personLabel}
        </Words>
      </g>
      {label('air', x + inside, top + inside + 22)}
      {label('steel', x + radius, top + Math.round(high * 0.5))}
      {label('water', x + inside, base - Math.round(high * 0.22))}
      {label('rope', x, base + bridleDrop(high) + 8)}
      {label('sheave', x + sheave, bed - sheave - 4)}
    </svg>
  );
}
