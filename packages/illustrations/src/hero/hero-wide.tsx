import { at, d, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Break, Label, Leader, arrowhead } from '../parts/annotation';
import { Hub, winchRope } from '../parts/hub';
import { riser } from '../parts/riser';
import { Turbine } from '../parts/turbine';
import { Vessel, bridleDrop, vesselOutline } from '../parts/vessel';
import { baseAt, breakOf, wide, windowOf } from './geometry';
import type { HeroDrawing } from './hero-scene';
import * as hero from './hero-scene.css';

const { width, height, sea, x, guides, vessel } = wide;
const reach = 112;
/** The side on which the vessel rises. */
const side = x - guides - 40;
/** The right edge of the labels. */
const margin = 1376;

export function HeroWide({
  labels,
  fill,
  depth,
  dockDepth,
  zoneDepth,
  cue,
  readings,
  className,
}: HeroDrawing & { className: string }) {
  const base = baseAt(depth, wide);
  const crown = base - vessel.height;
  const apex = base + bridleDrop(vessel.height);
  const dock = baseAt(dockDepth, wide);
  const zone = baseAt(zoneDepth, wide);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      <path className={clsx(styles.thin, styles.dashed)} d={d`M640 ${zone}H${margin}`} />
      <path
        className={styles.thin}
        d={
          d`M1230 ${sea + 42}c0 56-60 56-118 5M1330 ${sea + 42}c0 54-100 56-100 0` +
          d`M${winchRope(x, guides)} ${sea}V${height}`
        }
      />
      <Turbine x={1230} sea={sea} height={116} blade={60} rotation={-4} spar={54} />
      <Turbine x={1330} sea={sea} height={138} blade={74} rotation={48} spar={54} />
      <path
        d={
          d`M${x - guides} ${sea - 47}V${height}M${x + guides} ${sea - 47}V${height}` +
          d`M${x} ${windowOf(wide)}V${height}` +
          riser(x, sea - 18, dock - vessel.height - 3, 5)
        }
      />
      <path
        className={clsx(styles.thin, styles.dashed)}
        transform={at(x, dock)}
        d={`${vesselOutline(vessel.width, vessel.height)}z`}
      />
      {/* A window on the water above the break, which the vessel enters from below. */}
      <svg height={windowOf(wide)}>
        <g className={readings ? undefined : hero.vessel}>
          <Vessel
            x={x}
            y={base}
            {...vessel}
            fill={fill}
            guides={guides}
            tether={height + 150}
            waterClassName={readings ? undefined : hero.water}
          />
        </g>
      </svg>
      <Hub x={x} sea={sea} reach={reach} guides={guides} />
      <path className={styles.flow} d={d`M${side} ${wide.base - 24}v-104`} />
      <path className={styles.charge} d={arrowhead(side, wide.base - 144, 'up')} />
      {readings ? (
        readings({ x: x + 148, y: 420, width: 208, from: [x + 14, crown + 44] })
      ) : (
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
          {cue && (
            <g className={clsx(styles.end, hero.cue)}>
              <Label x={side - 20} y={wide.base - 86} {...cue} />
            </g>
          )}
        </g>
      )}
      <Break x={x} y={breakOf(wide)} from={x - guides} to={winchRope(x, guides)} />
      <g className={clsx(styles.italic, styles.end)}>
        <Words x={margin} y={zone - 9}>
          {labels.zone}
        </Words>
        <Words x={margin} y={height - 10}>
          {labels.guides}
        </Words>
      </g>
    </svg>
  );
}
