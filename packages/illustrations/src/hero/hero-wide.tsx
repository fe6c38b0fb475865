import { at, d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Break, Leader, arrowhead } from '../parts/annotation';
import { Hub, winchRope } from '../parts/hub';
import { riser } from '../parts/riser';
import { Turbine } from '../parts/turbine';
import { Vessel, bridleDrop, vesselOutline } from '../parts/vessel';
import type { HeroDrawing } from './hero-scene';
import * as hero from './hero-scene.css';

const size = { width: 1440, height: 664 };
const sea = 200;
const x = 1020;
const guides = 64;
const reach = 112;
const vessel = { width: 88, height: 168 };
const breakLine = size.height - 16;
/** The right edge of the labels. */
const margin = 1376;
/** Pixels below the sea level, to scale, for a depth in metres. */
const below = (metres: number) => sea + metres * 0.64;

export function HeroWide({
  labels,
  fill,
  depth,
  dockDepth,
  zoneDepth,
  className,
}: HeroDrawing & { className: string }) {
  const base = below(depth);
  const crown = base - vessel.height;
  const apex = base + bridleDrop(vessel.height);
  const dock = below(dockDepth);
  const zone = below(zoneDepth);
  const arrow = x - guides - 40;
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      <path className={clsx(styles.thin, styles.dashed)} d={d`M640 ${zone}H${margin}`} />
      <path
        className={styles.thin}
        d={
          d`M1230 ${sea + 42}c0 56-60 56-118 5M1330 ${sea + 42}c0 54-100 56-100 0` +
          d`M${winchRope(x, guides)} ${sea}V${size.height}`
        }
      />
      <Turbine x={1230} sea={sea} height={116} blade={60} rotation={-4} spar={54} />
      <Turbine x={1330} sea={sea} height={138} blade={74} rotation={48} spar={54} />
      <path
        d={
          d`M${x - guides} ${sea - 47}V${size.height}M${x + guides} ${sea - 47}V${size.height}` +
          d`M${x} ${apex}V${size.height}` +
          riser(x, sea - 18, dock - vessel.height - 3, 5)
        }
      />
      <path
        className={clsx(styles.thin, styles.dashed)}
        transform={at(x, dock)}
        d={`${vesselOutline(vessel.width, vessel.height)}z`}
      />
      {/* A window on the water above the break, which the vessel enters from below. */}
      <svg height={breakLine - 8}>
        <g className={hero.vessel}>
          <Vessel
            x={x}
            y={base}
            {...vessel}
            fill={fill}
            guides={guides}
            tether={size.height + 150}
            waterClassName={hero.water}
          />
        </g>
      </svg>
      <Hub x={x} sea={sea} reach={reach} guides={guides} />
      <path className={styles.flow} d={d`M${arrow} ${base - 24}V${crown + 40}`} />
      <path className={styles.charge} d={arrowhead(arrow, crown + 24, 'up')} />
      <g className={hero.labels}>
        <Leader
          from={[x + 14, crown + 44]}
          to={[x + 128, crown + 22]}
          endX={x + 156}
          name={labels.air}
          note={labels.airNote}
        />
        <Leader
          from={[x + 24, base - 28]}
          to={[x + 128, base - 36]}
          endX={x + 156}
          name={labels.water}
          note={labels.waterNote}
        />
        <Leader
          from={[x, apex + 10]}
          to={[x - 112, apex - 12]}
          endX={x - 136}
          name={labels.tether}
          note={labels.tetherNote}
        />
      </g>
      <Break x={x} y={breakLine} from={x - guides} to={winchRope(x, guides)} />
      <g className={clsx(styles.sea, styles.end)}>
        <Words x={margin} y={zone - 9}>
          {labels.zone}
        </Words>
        <Words x={margin} y={size.height - 10}>
          {labels.guides}
        </Words>
      </g>
    </svg>
  );
}
