import { at, d } from '@hadal/ui/drawing';
import * as styles from '@hadal/ui/drawing';
import { clsx } from 'clsx';

export interface TankProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The thermal store: hot water under pressure in an insulated tank, on two feet. */
export function Tank({ x, y, width, height }: TankProps) {
  const foot = (share: number) => d`M${width * share} ${height - 1}l-5 11h20l-5-11`;
  const ripple = [0.36, 0.52, 0.68].map(
    (share, row) =>
      d`M${height * 0.35 + row * 5} ${height * share}H${width - height * 0.35 - row * 4}`,
  );
  return (
    <g transform={at(x, y)}>
      <path className={styles.solid} d={foot(0.2) + foot(0.68)} />
      <rect className={styles.surface} width={width} height={height} rx={height / 2} />
      <rect
        className={styles.thin}
        x="6"
        y="6"
        width={width - 12}
        height={height - 12}
        rx={height / 2 - 6}
      />
      <path className={clsx(styles.thin, styles.longDashed)} d={ripple.join('')} />
    </g>
  );
}
