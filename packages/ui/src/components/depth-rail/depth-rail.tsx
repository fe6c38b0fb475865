'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef } from 'react';
import * as styles from './rail.css';
import { useDepth } from './use-depth';

export interface DepthRailProps extends ComponentPropsWithRef<'div'> {
  /** Formats a depth in metres, such as "200 m" and "2.11 MPa". */
  formatReading: (depth: number) => { depth: string; pressure: string };
}

/**
 * Holds a page whose height means depth, and lets one float ride down beside it. Its first child is
 * what stands in the air, a `PageHead` or a `Hero`; the float starts at the sea level that ends it.
 * Sections with a `depth` are the stops between which the reading is linear; without any there is no
 * rail. On narrow windows a bare gauge takes its place. All of it is decorative. Renders a `<div>`.
 */
export function DepthRail({ formatReading, className, children, ...rest }: DepthRailProps) {
  const track = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const reading = formatReading(useDepth(track, float));

  return (
    <div {...rest} className={clsx(styles.rail, className)}>
      {children}
      <div ref={track} className={styles.track} aria-hidden="true">
        <div ref={float} className={styles.float}>
          <svg viewBox="0 0 26 26" className={styles.bell}>
            <path d="M4 25.5V13a9 9 0 0 1 18 0v12.5z" />
          </svg>
          <div className={styles.readout} data-theme="dark" data-band="5">
            {reading.depth}
            <span className={styles.pressure}>{reading.pressure}</span>
          </div>
        </div>
      </div>
      <div className={styles.gauge} aria-hidden="true">
        <div className={styles.gaugeFloat} />
      </div>
    </div>
  );
}
