import { d, Scene, type SceneProps, Words } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';
import { chart } from './chart.css';

export interface DispatchSceneProps extends SceneProps {
  /** The plant's power in each hour as a share of its maximum: positive out, negative in. */
  values: readonly number[];
  labels: {
    out: string;
    in: string;
    /** The meaning of the bars, at the end of the axis. */
    hours: string;
  };
}

const width = 440;
const line = 96;
const reach = 66;

/** Power out of a storage plant above the line, power into it below. Renders a `<div role="img">`. */
export function DispatchScene({ values, labels, ...rest }: DispatchSceneProps) {
  const step = width / values.length;
  // From bar to bar by the same steps, which compress to almost nothing.
  const bars = (outward: boolean) =>
    d`M3 ${line}` +
    values
      .map((value) =>
        value !== 0 && value > 0 === outward
          ? d`v${-value * reach}h${step - 5}V${line}m5 0`
          : d`m${step} 0`,
      )
      .join('');
  return (
    <Scene {...rest}>
      <svg viewBox={`0 0 ${width} 190`} className={chart}>
        <path className={styles.charge} d={bars(true)} />
        <path className={styles.thin} d={bars(false)} />
        <path d={d`M0 ${line}H${width}`} />
        <g className={styles.italic}>
          <Words y={24}>{labels.out}</Words>
          <Words y={183}>{labels.in}</Words>
          <Words className={clsx(styles.end)} x={width} y={183}>
            {labels.hours}
          </Words>
        </g>
      </svg>
    </Scene>
  );
}
