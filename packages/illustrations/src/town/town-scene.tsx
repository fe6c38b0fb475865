import { at, circle, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Break, Ground, Label } from '../parts/annotation';
import { Bag } from '../parts/bag';
import { Ballast } from '../parts/ballast';
import { Platform } from '../parts/platform';
import { plate } from '../parts/plate.css';
import { Sheave } from '../parts/sheave';
import { Vessel } from '../parts/vessel';

export interface TownPart {
  name: string;
  note: string;
}

export interface TownSceneProps extends SceneProps {
  /** Shares of the bags that are full, 0 to 1. */
  bags: readonly number[];
  /** Share of the vessel that holds air on its way, 0 to 1. */
  fill: number;
  labels: {
    /** Above the plan, and above the section. */
    plan: string;
    section: string;
    town: TownPart;
    /** The circle around the platform that stays empty. */
    clear: TownPart;
    bags: TownPart;
    /** The depth of the sea bed. */
    depth: string;
  };
}

/**
 * A floating town in plan, and under it the same in section down to the bags that carry it through a
 * night, which lie to one side. Renders a `<div role="img">`.
 */
export function TownScene({ bags, fill, labels, ...rest }: TownSceneProps) {
  const drawn = { bags, fill, labels };
  return (
    <Scene {...rest}>
      <Sheet {...drawn} width={1000} className={plate.wide} />
      <Sheet {...drawn} width={350} className={plate.narrow} />
    </Scene>
  );
}

interface SheetProps extends Omit<TownSceneProps, 'title'> {
  width: number;
  className: string;
}

const vessel = { width: 36, height: 64 };

function Sheet({ bags, fill, labels, width, className }: SheetProps) {
  const isWide = width > 500;
  const [town, hub, ring, clear] = isWide ? [250, 690, 84, 116] : [78, 226, 56, 64];
  const middle = isWide ? 150 : 156;
  const quarter = isWide ? 26 : 17;
  const sea = isWide ? 372 : 356;
  const bed = sea + (isWide ? 214 : 250);
  const quarters = [0, 60, 120, 180, 240, 300].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [town + ring * Math.cos(angle), middle + ring * Math.sin(angle)];
  });
  // Those at the back of the ring are hidden by those at its front.
  const seen = quarters.filter(([, y]) => y >= middle - 1);
  const [deck, pipe] = isWide ? [62, hub + 44] : [46, hub + 31];
  const [frame, bag] = isWide ? [hub + 90, 26] : [262, 19];
  const pitch = 2 * bag + 6;
  return (
    <svg viewBox={`0 0 ${width} ${bed + 18}`} className={className}>
      <path
        className={clsx(styles.thin, styles.dashDotted)}
        d={
          seen.map(([x, y]) => d`M${x} ${y + quarter}V${sea - 34}`).join('') +
          d`M${hub} ${middle + 20}V${sea - 60}`
        }
      />
      <path className={styles.thin} d={circle(town, middle, ring)} />
      <path
        className={styles.solid}
        d={quarters.map(([x, y]) => circle(x, y, quarter) + circle(x, y, quarter * 0.5)).join('')}
      />
      <path className={styles.dotted} d={d`M${town + ring + quarter} ${middle}H${hub - 34}`} />
      <path className={clsx(styles.thin, styles.dashed)} d={circle(hub, middle, clear)} />
      <path className={styles.solid} transform={at(hub, middle)} d="M-32-20H32V20H-32z" />
      <path
        className={styles.solid}
        transform={at(hub, middle)}
        d={[-32, 32].map((x) => circle(x, -20, 6) + circle(x, 20, 6)).join('')}
      />
      <path className={styles.charge} transform={at(hub, middle)} d={circle(0, 0, 7)} />

      <path d={d`M0 ${sea}H${width}`} />
      {seen.map(([x]) => (
        <Quarter key={x} x={x} sea={sea} half={quarter + 4} />
      ))}
      <path
        className={styles.dotted}
        d={d`M${town + ring + quarter + 4} ${sea + 8}Q${(town + hub) / 2} ${sea + 60} ${hub - deck + 14} ${sea + 12}`}
      />
      <path d={d`M${hub - 24} ${sea - 24}V${bed}M${hub + 24} ${sea - 24}V${bed}`} />
      <path className={styles.flow} d={d`M${pipe} ${sea - 14}V${bed - 8}H${frame}`} />
      <Vessel x={hub} y={sea + 126} {...vessel} fill={fill} guides={24} tether={bed - 14} />
      <Sheave x={hub} y={bed} radius={12} />
      <Platform x={hub - deck} sea={sea} width={2 * deck} freeboard={30} />
      <path
        className={styles.solid}
        d={d`M${hub - 38} ${sea - 30}v-18h34v18M${hub + 6} ${sea - 30}v-12h28v12`}
      />
      <Break x={hub + 10} y={bed - 62} from={hub - 24} to={pipe} />
      <Ballast x={frame} y={bed} width={bags.length * pitch} />
      {bags.map((share, index) => (
        <Bag
          key={`bag ${index + 1}`}
          x={frame + bag + 3 + index * pitch}
          y={bed - 12}
          radius={bag}
          fill={share}
        />
      ))}
      <Ground y={bed} width={width} />
      <g className={clsx(styles.italic, styles.halo)}>
        <Words y={18}>{labels.plan}</Words>
        <Words y={sea - (isWide ? 60 : 52)}>{labels.section}</Words>
        <Words y={bed - 10}>{labels.depth}</Words>
      </g>
      <Label x={0} y={isWide ? 52 : 44} {...labels.town} width={isWide ? 18 : 20} />
      <Label
        x={isWide ? hub + clear + 18 : 172}
        y={isWide ? middle - 12 : 18}
        {...labels.clear}
        width={isWide ? 24 : 24}
      />
      <Label
        x={isWide ? hub + 180 : 0}
        y={isWide ? bed - 138 : bed - 96}
        {...labels.bags}
        width={isWide ? 22 : 22}
      />
    </svg>
  );
}

/** A floating quarter in side view: a pontoon with houses and a mast. */
const Quarter = ({ x, sea, half }: { x: number; sea: number; half: number }) => (
  <path
    className={styles.solid}
    transform={at(x, sea)}
    d={
      d`M-${half}-6H${half}L${half - 6} 12H${6 - half}z` +
      d`M${8 - half}-6v-12h12v12M${22 - half}-6v-20l8-6 8 6v20M${half - 16}-6v-9h10v9`
    }
  />
);
