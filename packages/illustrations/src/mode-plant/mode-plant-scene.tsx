import { circle, d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { arrowhead } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Tank } from '../parts/tank';
import { Vessel } from '../parts/vessel';
import { bed, columns, deck, down, guides, main, sea, size, up, vessel } from './geometry';
import { picture } from './mode-plant-scene.css';

/** The state of a vessel; absent if none is drawn. */
export interface ModeVessel {
  /** Its place between the start, 0, and the dock, 1. */
  risen: number;
  /** Share of it that holds air, 0 to 1. */
  fill: number;
  /** Which way it moves; without it, it is latched. */
  moves?: 'up' | 'down';
}

export interface ModePlantSceneProps extends SceneProps {
  /** The id of the `ModePlantParts` on the same page. */
  parts: string;
  /** Which way power flows through the cable. */
  power: 'in' | 'out' | 'none';
  powerLabel: string;
  /** The path of the air: down into the bags, up through the vessels, or past them. */
  air: 'none' | 'store' | 'vessels' | 'bypass';
  compressors: boolean;
  turbines: boolean;
  /** Which way heat flows between the tank and the air. */
  heat: 'in' | 'out' | 'none';
  /** True if steam is mixed into the air. */
  steam?: boolean;
  /** Three vessels, or fewer if some are lifted out. */
  vessels: readonly (ModeVessel | undefined)[];
  /** Share of the bags that is full, 0 to 1. */
  stored: number;
}

/** Heights of a vessel's base at the start, clear of the bed, and in the dock; not to scale. */
const [start, dock] = [bed - 22, sea + (bed - sea) * 0.355 + 20];

/**
 * One plant in section in the state of one of its modes: what runs is drawn in full ink, what rests
 * is thin, and air on its way is a thick line. Renders a `<div role="img">`.
 */
export function ModePlantScene(props: ModePlantSceneProps) {
  const {
    parts,
    power,
    powerLabel,
    air,
    compressors,
    turbines,
    heat,
    steam = false,
    vessels,
    stored,
    ...rest
  } = props;
  const look = (runs: boolean) => clsx(styles.solid, !runs && styles.thin);
  return (
    <Scene {...rest}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} className={picture}>
        <use href={`#${parts}`} />
        {columns.map((x, index) => {
          const held = vessels[index];
          return held && <Moving key={x} x={x} {...held} />;
        })}
        <AirPaths air={air} />
        <path className={look(compressors)} d={compressor} />
        <path className={look(turbines)} d={turbine} />
        <Tank x={138} y={deck - 46} width={110} height={34} />
        {heat !== 'none' && (
          <path
            className={styles.ink}
            d={
              heat === 'in'
                ? arrowhead(134, deck - 29, 'right', 12)
                : arrowhead(270, deck - 29, 'right', 12)
            }
          />
        )}
        <path
          className={heat === 'none' ? styles.thin : undefined}
          d={heat === 'out' ? d`M248 ${deck - 29}h12` : d`M112 ${deck - 29}h12`}
        />
        {steam && <path className={styles.longDashed} d={d`M236 ${deck - 46}v-14h56v14`} />}
        {[440, 500].map((x, index) => (
          <Bag
            key={x}
            x={x}
            y={bed - 12}
            radius={27}
            fill={Math.max(0.05, Math.min(1, stored * 2 - index))}
          />
        ))}
        <Power power={power} />
        <g className={clsx(styles.name, styles.end, styles.halo)}>
          <Words x={size.width} y={30}>
            {powerLabel}
          </Words>
        </g>
      </svg>
    </Scene>
  );
}

const compressor = d`M62 ${deck}v-14h50v14M58 ${deck - 48}l54 10v18l-54 10zM76 ${deck - 45}v31M94 ${deck - 41}v24`;
const turbine = d`M276 ${deck}v-14h64v14M276 ${deck - 38}l64-12v40l-64-12zM297 ${deck - 42}v24M319 ${deck - 46}v32`;

/** A vessel on its tether, and the arrow of its way. */
function Moving({ x, risen, fill, moves }: ModeVessel & { x: number }) {
  const base = start + (dock - start) * risen;
  const beside = x + guides + 11;
  return (
    <>
      <Vessel x={x} y={base} {...vessel} fill={fill} guides={guides} tether={bed - 16} />
      {moves && (
        <path
          className={styles.ink}
          d={
            moves === 'up'
              ? arrowhead(beside, base - 56, 'up', 16)
              : arrowhead(beside, base - 8, 'down', 16)
          }
        />
      )}
      {!moves && risen === 0 && (
        <path
          className={styles.ink}
          d={d`M${x - guides} ${base - 3}h9v6h-9zM${x + guides} ${base - 3}h-9v6h9z`}
        />
      )}
    </>
  );
}

const toBags = d`M85 ${deck - 12}V${deck + 12}H${down}V${bed - 18}H${404}`;
const toVessels = d`M404 ${bed - 18}H${down}V${main}H${columns[0] - guides}`;
const toTurbines = d`M${columns[0] - guides} ${dock + 8}H${up}V${deck}`;
const past = d`M404 ${bed - 18}H${down}V${main}H${up}V${deck}`;

/** All pipes, thin, and over them the way that the air takes. */
function AirPaths({ air }: Pick<ModePlantSceneProps, 'air'>) {
  const ways = { none: '', store: toBags, vessels: toVessels + toTurbines, bypass: past };
  const tips = {
    none: '',
    store: arrowhead(down, sea + 150, 'down', 15),
    vessels: arrowhead(up, sea + 40, 'up', 15) + d`M${up + 8} ${main}l15-8v16z`,
    bypass: arrowhead(up, sea + 40, 'up', 15) + d`M${up + 8} ${main}l15-8v16z`,
  };
  return (
    <>
      <path className={styles.thin} d={toBags + toVessels + toTurbines + past} />
      <path className={styles.flow} d={ways[air]} />
      <path className={styles.charge} d={tips[air]} />
    </>
  );
}

/** The cable to the grid above the mast, and which way the power goes in it. */
function Power({ power }: Pick<ModePlantSceneProps, 'power'>) {
  const y = deck - 44;
  return (
    <>
      <path
        className={power === 'none' ? clsx(styles.thin, styles.dotted) : undefined}
        d={d`M406 ${y}Q480 ${y + 16} ${size.width} ${y - 6}`}
      />
      <path className={styles.solid} d={circle(406, y, 4)} />
      {power !== 'none' && (
        <path
          className={styles.ink}
          d={power === 'out' ? d`M496 ${y - 4}l22 6-22 12z` : d`M474 ${y + 6}l22-8v18z`}
        />
      )}
    </>
  );
}
