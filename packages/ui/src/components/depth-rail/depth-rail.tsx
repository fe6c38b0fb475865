'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import * as styles from './rail.css';
import { useDepth } from './use-depth';

export interface DepthRailProps extends ComponentPropsWithRef<'div'>, Renders {
  /** Formats a depth in metres, such as "200 m" and "2.11 MPa". */
  formatReading: (depth: number) => { depth: string; pressure: string };
}

/**
 * A page whose height represents depth, with a float that descends beside it. Its first child is
 * the air, a `PageHead` or a `Hero`, and the float starts at the sea level below it. Sections with
 * a `depth` are the stops, between which the reading is linear; without any there is no rail. On
 * narrow windows a gauge without numbers takes its place. Decorative. Renders a `<div>`.
 */
export function DepthRail({ formatReading, className, children, ...rest }: DepthRailProps) {
  const track = useRef<HTMLDivElement>(null);
  const float = useRef<HTMLDivElement>(null);
  const reading = formatReading(useDepth(track, float));

  return (
    <Part tag="div" data-part="depth-rail" {...rest} className={clsx(styles.rail, className)}>
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
    </Part>
  );
}
