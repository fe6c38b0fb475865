import { at, d, type Point, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { Label } from '../parts/annotation';
import { sizes } from './day-dial-scene.css';

export interface DayDialSpan {
  name: string;
  /** A line below its name in the key. */
  note: string;
  /** Hours of the day at which it starts and ends, 0 to 24; it may pass midnight. */
  from: number;
  to: number;
  /** Direction of the power: into the store, out of it, or none. */
  power: 'in' | 'out' | 'none';
}

export interface DayDialSceneProps extends SceneProps {
  spans: readonly DayDialSpan[];
}

/**
 * A day as a dial of 24 hours, midnight at the top: what a store does in each span, with a key.
 * Renders a `<div role="img">`.
 */
export function DayDialScene({ spans, ...rest }: DayDialSceneProps) {
  return (
    <Scene {...rest}>
      <svg viewBox="0 0 760 340" className={sizes.wide}>
        <Dial spans={spans} middle={[180, 170]} />
        <Key spans={spans} at={[420, 66]} />
      </svg>
      <svg viewBox="0 0 350 560" className={sizes.narrow}>
        <Dial spans={spans} middle={[175, 170]} />
        <Key spans={spans} at={[60, 374]} />
      </svg>
    </Scene>
  );
}

const outer = 132;
const inner = 92;

const looks = { in: styles.surface, out: styles.charge, none: clsx(styles.thin, styles.dashed) };

/** A point of the dial at an hour. */
const hand = (hour: number, radius: number): Point => {
  const angle = (hour / 12) * Math.PI;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

/** A part of the ring between two hours, in halves: an arc of a whole turn would not be drawn. */
function arc(from: number, to: number) {
  const middle = (from + to + (to < from ? 24 : 0)) / 2;
  const [a, b, c] = [hand(from, outer), hand(middle, outer), hand(to, outer)];
  const [e, f, g] = [hand(to, inner), hand(middle, inner), hand(from, inner)];
  return (
    d`M${a[0]} ${a[1]}A${outer} ${outer} 0 0 1 ${b[0]} ${b[1]}A${outer} ${outer} 0 0 1 ${c[0]} ${c[1]}` +
    d`L${e[0]} ${e[1]}A${inner} ${inner} 0 0 0 ${f[0]} ${f[1]}A${inner} ${inner} 0 0 0 ${g[0]} ${g[1]}z`
  );
}

interface PartProps extends Pick<DayDialSceneProps, 'spans'> {
  middle: Point;
}

function Dial({ spans, middle }: PartProps) {
  return (
    <g transform={at(...middle)}>
      {spans.map(({ name, from, to, power }) => (
        <path key={name} className={looks[power]} d={arc(from, to)} />
      ))}
      <path
        className={styles.thin}
        d={Array.from({ length: 24 }, (_, hour) => {
          const [start, end] = [hand(hour, outer + 6), hand(hour, outer + (hour % 6 ? 11 : 17))];
          return d`M${start[0]} ${start[1]}L${end[0]} ${end[1]}`;
        }).join('')}
      />
      <g className={clsx(styles.italic, styles.middle)}>
        {[0, 6, 12, 18].map((hour) => {
          const [x, y] = hand(hour, inner - 22);
          return (
            <Words key={hour} x={x} y={y + 5}>
              {hour}
            </Words>
          );
        })}
      </g>
    </g>
  );
}

function Key({ spans, at: [x, y] }: Pick<DayDialSceneProps, 'spans'> & { at: Point }) {
  return spans.map(({ name, note, power }, index) => (
    <g key={name}>
      <path
        className={looks[power]}
        transform={at(x - 40, y + index * 66 - 12)}
        d="M0 0h26v16H0z"
      />
      <Label x={x} y={y + index * 66} name={name} note={note} width={32} />
    </g>
  ));
}
