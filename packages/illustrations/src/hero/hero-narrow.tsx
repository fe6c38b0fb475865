import { d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Break, Label, Leader, arrowhead } from '../parts/annotation';
import { Hub, winchRope } from '../parts/hub';
import { riser } from '../parts/riser';
import { Turbine } from '../parts/turbine';
import { Vessel, bridleDrop } from '../parts/vessel';
import { baseAt, breakOf, narrow, windowOf } from './geometry';
import type { HeroDrawing } from './hero-scene';
import * as hero from './hero-scene.css';

const { width, height, sea, x, guides, vessel } = narrow;
/** The side on which the vessel rises, in the middle between the hub and the edge. */
const side = 338;

export function HeroNarrow({
  labels,
  fill,
  depth,
  dockDepth,
  cue,
  readings,
  className,
}: HeroDrawing & { className: string }) {
  const base = baseAt(depth, narrow);
  const crown = base - vessel.height;
  const apex = base + bridleDrop(vessel.height);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className}>
      <path
        className={styles.thin}
        d={d`M64 ${sea + 34}c0 52 50 50 84 13M${winchRope(x, guides)} ${sea}V${height}`}
      />
      <Turbine x={64} sea={sea} height={68} blade={36} rotation={20} spar={46} />
      <path
        d={
          d`M${x - guides} ${sea - 47}V${height}M${x + guides} ${sea - 47}V${height}` +
          d`M${x} ${windowOf(narrow)}V${height}` +
          riser(x, sea - 18, baseAt(dockDepth, narrow) - vessel.height - 3)
        }
      />
      <svg height={windowOf(narrow)}>
        <Vessel x={x} y={base} {...vessel} fill={fill} guides={guides} tether={height} />
      </svg>
      <Hub x={x} sea={sea} reach={92} guides={guides} />
      <path className={styles.flow} d={d`M${side} 240V184`} />
      <path className={styles.charge} d={arrowhead(side, 168, 'up')} />
      {readings ? (
        readings({ x: 12, y: 194, width: 142, from: [x - 12, crown + 30] })
      ) : (
        <>
          <Leader
            from={[x - 12, crown + 44]}
            to={[130, crown + 28]}
            endX={120}
            name={labels.air}
            note={labels.airNote}
            width={14}
          />
          <Leader
            from={[x, apex + 6]}
            to={[130, apex - 40]}
            endX={120}
            name={labels.tether}
            note={labels.tetherNote}
            width={14}
          />
        </>
      )}
      {cue && !readings && (
        <g className={clsx(styles.middle, hero.cue)}>
          <Label x={side} y={270} width={8} {...cue} />
        </g>
      )}
      <Break x={x} y={breakOf(narrow)} from={x - guides} to={winchRope(x, guides)} />
    </svg>
  );
}
