import { Scene, type SceneProps } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { gauge } from './level-gauge-scene.css';

export interface LevelGaugeSceneProps extends SceneProps {
  /** The highest level that is reached. */
  reached: number;
  /** The number of levels. @default 9 */
  levels?: number | undefined;
}

/** A step, and the way to the next. */
const step = 'h21v20h-21zm26 0';

/**
 * A gauge of steps for a row of a table: those reached are solid, those ahead only dashed outlines.
 * Renders a `<div role="img">`.
 */
export function LevelGaugeScene({ reached, levels = 9, className, ...rest }: LevelGaugeSceneProps) {
  return (
    <Scene {...rest} className={clsx(gauge, className)}>
      <svg viewBox={`0 0 ${26 * levels - 3} 22`}>
        <path
          className={clsx(styles.thin, styles.dashed)}
          d={`M${26 * reached + 1} 1${step.repeat(levels - reached)}`}
        />
        <path className={styles.charge} d={`M1 1${step.repeat(reached)}`} />
      </svg>
    </Scene>
  );
}
