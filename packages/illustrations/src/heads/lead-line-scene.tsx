import { at, d, Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Boat, davitLine } from '../parts/craft';
import { Vessel, vesselOutline } from '../parts/vessel';
import * as head from './head.css';

export interface LeadLineSceneProps extends SceneProps {
  /** The test that the lead has reached, 1 to 4. */
  lowered: 1 | 2 | 3 | 4;
}

/**
 * A lead line lowered from a boat past four vessels, each larger and deeper than the last: for the
 * head of a page that asks for a first step. Renders a `<div role="img">`.
 */
export function LeadLineScene({ lowered, ...rest }: LeadLineSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 -160 512 510" className={clsx(head.wide, head.steady)}>
        <Boat x={380} />
        <LeadLine x={380 + davitLine} deck={-68} end={350} scale={1} lowered={lowered} />
      </svg>
      <svg viewBox="0 -64 360 234" className={head.narrow}>
        <g transform="translate(244) scale(.6)">
          <Boat x={0} />
        </g>
        <LeadLine x={174.4} deck={-40} end={170} scale={0.52} lowered={lowered} />
      </svg>
    </Scene>
  );
}

/** The tests in order: the vessel's depth as a share of the way down, and its width. */
const tests = [
  { share: 0.13, width: 9 },
  { share: 0.3, width: 18 },
  { share: 0.55, width: 32 },
  { share: 0.93, width: 60 },
] as const;

interface LeadLineProps {
  x: number;
  deck: number;
  /** The lower edge of the drawing. */
  end: number;
  scale: number;
  lowered: number;
}

function LeadLine({ x, deck, end, scale, lowered }: LeadLineProps) {
  const reached = tests[lowered - 1]!;
  const lead = reached.share * end;
  const marks = Array.from({ length: Math.floor((lead - 10) / 16) }, (_, index) => 12 + index * 16);
  return (
    <>
      <path className={clsx(styles.thin, styles.dashed)} d={d`M${x} ${lead}V${end}`} />
      {tests.map(({ share, width }, index) => {
        const size = { width: width * scale, height: width * 1.9 * scale };
        const side = index % 2 ? 1 : -1;
        const to = { x: x + side * (70 + width) * scale, y: share * end };
        return (
          <g key={share}>
            <path className={styles.thin} d={d`M${x} ${to.y}H${to.x - (side * size.width) / 2}`} />
            {size.width > 12 ? (
              <Vessel {...to} {...size} fill={index < lowered ? 0.39 : 0} />
            ) : (
              <path
                className={index < lowered ? styles.charge : styles.surface}
                transform={at(to.x, to.y)}
                d={`${vesselOutline(size.width, size.height)}z`}
              />
            )}
          </g>
        );
      })}
      <path d={d`M${x} ${deck}V${lead}`} />
      {/* Strips of leather and cloth, told apart by touch: two, then three, then one. */}
      <path
        className={styles.thin}
        d={marks
          .map(
            (y, index) =>
              d`M${x} ${y}l${index % 3 ? 9 : 13} 3M${x} ${y + 3}l${index % 3 ? 9 : 13} 3`,
          )
          .join('')}
      />
      <path className={styles.charge} transform={at(x, lead)} d="M-3 0h6l3 20h-12z" />
    </>
  );
}
