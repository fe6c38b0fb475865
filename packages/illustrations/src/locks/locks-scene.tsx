import { at, d, type Point, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { arrowhead, Ground, Label } from '../parts/annotation';
import { plate } from '../parts/plate.css';

export interface LockParty {
  name: string;
  /** A line or two below the name. */
  note: string;
}

export interface LockGate extends LockParty {
  /** Fall of the water at this gate, in the unit of all. */
  fall: number;
}

export interface LocksSceneProps extends SceneProps {
  /** Those who fill the highest reach. */
  source: LockParty;
  /** Gates from the highest down, each with those who take what falls there. */
  gates: readonly LockGate[];
  /** A basin behind a dam, which only a flap connects, and which only opens into it. */
  basin: LockParty;
}

/**
 * A sum of money as a canal in section: it falls from reach to reach, to scale, and somebody is
 * paid at each gate; a basin behind a dam keeps other money apart. Renders a `<div role="img">`.
 */
export function LocksScene({ source, gates, basin, ...rest }: LocksSceneProps) {
  const drawn = { source, gates, basin };
  return (
    <Scene {...rest}>
      <Wide {...drawn} />
      <Narrow {...drawn} />
    </Scene>
  );
}

type Drawn = Omit<LocksSceneProps, 'title'>;

/** Depth of the water in each reach. */
const depth = 34;

/** The heights of the water in each reach, from the highest down. */
function levels(gates: readonly LockGate[], top: number, fall: number) {
  const total = gates.reduce((sum, gate) => sum + gate.fall, 0);
  const heights = [top];
  for (const gate of gates) heights.push(heights.at(-1)! + (gate.fall / total) * fall);
  return heights;
}

interface FlightProps {
  /** The left end of the highest reach, and the length of each. */
  x: number;
  reach: number;
  heights: readonly number[];
}

/** The flight: reaches of water on a stepped floor, and a gate at the lower end of each. */
function Flight({ x, reach, heights }: FlightProps) {
  const steps = heights.map((y, index): Point => [x + index * reach, y]);
  return (
    <>
      <path
        className={styles.canvas}
        stroke="none"
        d={steps.map(([left, y]) => d`M${left} ${y}h${reach}v${depth}h-${reach}z`).join('')}
      />
      {steps.map(([left, y]) => (
        <Ground key={left} x={left} y={y + depth} width={reach} />
      ))}
      <path
        d={
          steps.map(([left, y]) => d`M${left} ${y}h${reach}`).join('') +
          steps
            .slice(1)
            .map(([left, y], index) => d`M${left} ${heights[index]! + depth}V${y + depth}`)
            .join('')
        }
      />
      <path
        className={styles.thin}
        d={steps
          .map(([left, y], row) => d`M${left + 8 + (row % 2) * 6} ${y + 14}h${reach * 0.5}`)
          .join('')}
      />
      <path
        className={styles.flow}
        d={steps
          .slice(1)
          .map(([left, y], index) => d`M${left + 9} ${heights[index]! + 4}V${y - 8}`)
          .join('')}
      />
      <path
        className={styles.charge}
        d={steps
          .slice(1)
          .map(([left, y]) => arrowhead(left + 9, y, 'down', 11))
          .join('')}
      />
      <path
        className={styles.solid}
        d={steps
          .slice(1)
          .map(
            ([left], index) =>
              d`M${left - 5} ${heights[index]! - 12}h6v${depth + 12}h-6zM${left - 26} ${heights[index]! - 16}h30v4h-30z`,
          )
          .join('')}
      />
    </>
  );
}

/** A canal boat with its load, its waterline at the point. */
const boat = 'M-38-9H34L42 5 36 11H-32L-40 5zM-30-9v-9h38v9M14-9v-13h16v13';

function Wide({ source, gates, basin }: Drawn) {
  const [left, top] = [216, 128];
  const reach = (1000 - left) / (gates.length + 1);
  const heights = levels(gates, top, 232);
  const basinLevel = top + 62;
  return (
    <svg viewBox="0 20 1000 392" className={plate.wide}>
      <Flight x={left} reach={reach} heights={heights} />
      <path className={styles.solid} transform={at(left + reach * 0.52, top)} d={boat} />
      <Basin x={0} width={left - 26} level={basinLevel} />
      <Dam x={left - 26} from={top - 18} to={basinLevel + depth} />
      <Flap from={[left + 4, top + 18]} to={[left - 34, basinLevel + 14]} />
      <Label x={0} y={basinLevel - 74} {...basin} width={25} />
      <Label x={left + 8} y={48} {...source} width={21} />
      {gates.map((gate, index) => (
        <Label
          key={gate.name}
          x={left + (index + 1) * reach + 22}
          y={heights[index + 1]! - 58}
          {...gate}
          width={18}
        />
      ))}
    </svg>
  );
}

function Narrow({ source, gates, basin }: Drawn) {
  const [top, fall] = [96, 400];
  const reach = 140 / (gates.length + 1);
  const heights = levels(gates, top, fall);
  // Names stand beside their gates, but never closer than their lines need.
  const names: number[] = [];
  for (const [index] of gates.entries()) {
    const middle = (heights[index]! + heights[index + 1]!) / 2 - 22;
    names.push(Math.max(middle, (names.at(-1) ?? 0) + 76));
  }
  const basinLevel = top + fall + 130;
  return (
    <svg viewBox={`0 0 350 ${basinLevel + depth + 16}`} className={plate.narrow}>
      <path d={d`M6 ${top + 20}V${basinLevel - 14}`} />
      <path className={styles.solid} d={d`M-1 ${basinLevel - 20}h14l-4 14h-6z`} />
      <Flight x={0} reach={reach} heights={heights} />
      <path
        className={styles.thin}
        d={gates
          .map((_, index) => {
            const x = (index + 1) * reach + 16;
            const y = (heights[index]! + heights[index + 1]!) / 2;
            return d`M${x} ${y}L160 ${names[index]! - 4}H166`;
          })
          .join('')}
      />
      <Basin x={0} width={350} level={basinLevel} />
      <Label x={0} y={22} {...source} width={40} />
      {gates.map((gate, index) => (
        <Label key={gate.name} x={172} y={names[index]!} {...gate} width={24} />
      ))}
      <Label x={26} y={basinLevel - 58} {...basin} width={44} />
    </svg>
  );
}

/** The basin behind the dam. */
function Basin({ x, width, level }: { x: number; width: number; level: number }) {
  return (
    <>
      <path
        className={styles.canvas}
        stroke="none"
        d={d`M${x} ${level}h${width}v${depth}h-${width}z`}
      />
      <path d={d`M${x} ${level}h${width}`} />
      <path className={styles.thin} d={d`M${x + 10} ${level + 14}h${width * 0.6}`} />
      <Ground x={x} y={level + depth} width={width} />
    </>
  );
}

/** A dam without a gate. */
function Dam({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <>
      <path className={styles.surface} d={d`M${x} ${from}h26V${to}h-26z`} />
      <path
        className={styles.thin}
        d={[8, 30, 52, 74, 96].map((y) => d`M${x} ${from + y + 18}l26-18`).join('')}
      />
    </>
  );
}

/** A pipe through the dam whose flap the water can only push open. */
function Flap({ from: [x, y], to: [toX, toY] }: { from: Point; to: Point }) {
  return (
    <>
      <path className={styles.solid} d={d`M${x} ${y}L${toX} ${toY}v9L${x} ${y + 9}z`} />
      <path d={d`M${toX} ${toY - 3}l-9 13`} />
    </>
  );
}
