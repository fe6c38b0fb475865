import { clsx } from 'clsx';
import * as styles from '../drawing.css';
import { d } from '../path';

export interface TankProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The thermal store: hot water under pressure in an insulated tank, on two feet. */
export function Tank({ x, y, width, height }: TankProps) {
  const foot = (at: number) => d`M${x + width * at} ${y + height - 1}l-5 11h20l-5-11`;
  const level = y + height * 0.36;
  return (
    <>
      <path className={styles.solid} d={foot(0.2) + foot(0.68)} />
      <rect className={styles.shell} {...{ x, y, width, height }} rx={height / 2} />
      <rect
        className={styles.thin}
        x={x + 6}
        y={y + 6}
        width={width - 12}
        height={height - 12}
        rx={height / 2 - 6}
      />
      <path
        className={clsx(styles.thin, styles.ripple)}
        d={
          d`M${x + height * 0.35} ${level}h${width - height * 0.7}` +
          d`m-${width - height * 0.7 - 10} ${height * 0.16}h${width - height * 0.7 - 14}` +
          d`m-${width - height * 0.7 - 20} ${height * 0.16}h${width - height * 0.7 - 18}`
        }
      />
    </>
  );
}
