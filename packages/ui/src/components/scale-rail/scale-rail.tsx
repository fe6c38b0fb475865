'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './rail.css';
import { useReading } from './use-reading';

export interface ScaleRailProps extends ComponentPropsWithRef<'div'>, Renders {
  /** Formats a whole number, such as 200 as "200 m", with a second line such as "2.11 MPa". */
  formatReading: (value: number) => { value: string; detail?: string | undefined };
}

/**
 * A page whose height is a scale, such as of depth, distance or time, with a marker that moves down
 * beside it. Its first child, a `PageHead` or a `Hero`, is above the scale, which starts from 0
 * below it. Sections with a `stop` give its values, between which the reading is linear; without any
 * there is no rail. On narrow windows a gauge without numbers takes its place. Decorative. Renders a
 * `<div>`.
 */
export function ScaleRail({ formatReading, className, children, ...rest }: ScaleRailProps) {
  const track = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLDivElement>(null);
  const reading = formatReading(useReading(track, marker));

  return renderPart('div', {
    'data-part': 'scale-rail',
    ...rest,
    className: clsx(styles.rail, className),
    children: (
      <>
        {children}
        <div ref={track} className={styles.track} aria-hidden="true">
          <div ref={marker} className={styles.marker}>
            <svg viewBox="0 0 26 26" className={styles.symbol}>
              <path d="M4 25.5V13a9 9 0 0 1 18 0v12.5z" />
            </svg>
            <div className={styles.readout} data-theme="dark" data-band="5">
              {/* Alone in its element, it also changes on a page that the browser has translated. */}
              <span>{reading.value}</span>
              {reading.detail && <span className={styles.detail}>{reading.detail}</span>}
            </div>
          </div>
        </div>
        <div className={styles.gauge} aria-hidden="true">
          <div className={styles.gaugeMarker} />
        </div>
      </>
    ),
  });
}
