'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { LiveText } from './live-text';
import * as styles from './readouts.css';

export interface PlayerReadout {
  /** The label of the value, on one line. */
  label: string;
  unit?: string | undefined;
  /** Returns the value at a position, already formatted. */
  at: (position: number) => string;
}

export interface PlayerReadoutsProps
  extends Omit<ComponentPropsWithRef<'dl'>, 'children'>, Renders {
  items: readonly PlayerReadout[];
}

/** Values that follow the surrounding `Player`, never announced. Renders a `<dl>`. */
export function PlayerReadouts({ items, className, ...rest }: PlayerReadoutsProps) {
  return renderPart('dl', {
    'data-part': 'player-readouts',
    ...rest,
    className: clsx(styles.readouts, className),
    children: items.map(({ label, unit, at }) => (
      <div key={label} className={styles.readout}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          <LiveText at={at} />
          {unit && <span className={styles.unit}> {unit}</span>}
        </dd>
      </div>
    )),
  });
}
