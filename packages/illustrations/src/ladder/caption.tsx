import { Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import type { Gate, GatesVessel } from './gates-scene';

const line = 20;

interface CaptionProps extends Pick<GatesVessel, 'name' | 'facts'> {
  x: number;
  y: number;
}

/** A vessel's name with its facts below. */
export function Caption({ name, facts, x, y }: CaptionProps) {
  return (
    <>
      <Words className={styles.name} x={x} y={y}>
        {name}
      </Words>
      {facts.map((fact, index) => (
        <Words key={fact} className={styles.note} x={x} y={y + 2 + (index + 1) * line}>
          {fact}
        </Words>
      ))}
    </>
  );
}

interface GateLabelProps extends Gate {
  /** The centre of the circle with its name. */
  x: number;
  y: number;
  /** The start of the question, or its end. */
  textX: number;
  textY: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A gate's name in a circle, and its question. */
export function GateLabel({ name, question, x, y, textX, textY, anchor }: GateLabelProps) {
  return (
    <>
      <circle className={styles.solid} cx={x} cy={y} r="16" />
      <Words className={clsx(styles.name, styles.middle)} x={x} y={y + 5}>
        {name}
      </Words>
      <g
        className={clsx(
          styles.halo,
          anchor === 'middle' && styles.middle,
          anchor === 'end' && styles.end,
        )}
      >
        {question.map((words, index) => (
          <Words key={words} x={textX} y={textY + index * 18}>
            {words}
          </Words>
        ))}
      </g>
    </>
  );
}
