import { d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { Break, Leader, arrowhead } from '../parts/annotation';
import { Hub, winchRope } from '../parts/hub';
import { riser } from '../parts/riser';
import { Turbine } from '../parts/turbine';
import { Vessel, bridleDrop } from '../parts/vessel';
import type { HeroDrawing } from './hero-scene';

const size = { width: 390, height: 372 };
const sea = 96;
const x = 244;
const guides = 54;
const vessel = { width: 74, height: 134 };
const base = 300;
const crown = base - vessel.height;
const apex = base + bridleDrop(vessel.height);

/** Not to scale, because the distance from the dock to the vessel would not fit. */
export function HeroNarrow({ labels, fill, className }: HeroDrawing & { className: string }) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={className}>
      <path
        className={styles.thin}
        d={d`M64 ${sea + 34}c0 52 66 50 102 13M${winchRope(x, guides)} ${sea}V${size.height}`}
      />
      <Turbine x={64} sea={sea} height={68} blade={36} rotation={20} spar={46} />
      <path
        d={
          d`M${x - guides} ${sea - 47}V${size.height}M${x + guides} ${sea - 47}V${size.height}` +
          riser(x, sea - 18, crown - 19)
        }
      />
      <Vessel x={x} y={base} {...vessel} fill={fill} guides={guides} tether={size.height} />
      <Hub x={x} sea={sea} reach={92} guides={guides} />
      <path className={styles.flow} d="M356 290V228" />
      <path className={styles.charge} d={arrowhead(356, 212, 'up')} />
      <Leader
        from={[x - 12, crown + 48]}
        to={[138, crown + 32]}
        endX={128}
        name={labels.air}
        note={labels.airNote}
        noteWidth={14}
      />
      <Leader
        from={[x, apex + 8]}
        to={[138, apex - 40]}
        endX={128}
        name={labels.tether}
        note={labels.tetherNote}
        noteWidth={14}
      />
      <Break x={x} y={size.height - 18} from={x - guides} to={winchRope(x, guides)} />
    </svg>
  );
}
