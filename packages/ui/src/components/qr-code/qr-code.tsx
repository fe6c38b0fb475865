import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { encode } from 'uqr';
import * as styles from './qr-code.css';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The encoded text, such as an address or a key. */
  value: string;
  /** The accessible name, which says what the code is for. */
  'aria-label': string;
}

/** Width of the margin in modules, without which cameras do not detect the code. */
const quietZone = 4;

/** A text encoded for the camera of another device. Renders an `<svg role="img">`. */
export function QrCode({ value, className, ...rest }: QrCodeProps) {
  const { data, size } = encode(value, { border: quietZone });
  return (
    <svg
      data-part="qr-code"
      role="img"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...rest}
      className={clsx(styles.plate, className)}
      data-theme="light"
    >
      <path d={data.map(drawRow).join('')} fill="currentColor" />
    </svg>
  );
}

/** Draws the dark modules of a row, with adjacent ones merged. */
function drawRow(row: readonly boolean[], y: number) {
  const marks = row.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(
    marks.matchAll(/#+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('');
}
