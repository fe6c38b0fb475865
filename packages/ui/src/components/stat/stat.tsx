import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './stat.css';

export interface StatGroupProps extends ComponentPropsWithRef<'ul'>, Renders {}

/** Figures side by side, separated by rules. Renders a `<ul>`. */
export function StatGroup({ className, ...rest }: StatGroupProps) {
  return renderPart('ul', {
    'data-part': 'stat-group',
    // Safari takes a list without bullets for none.
    role: 'list',
    ...rest,
    className: clsx(styles.group, className),
  });
}

export interface StatProps extends ComponentPropsWithRef<'li'>, Renders {
  /** The figure, already formatted. */
  value: string;
  unit?: string | undefined;
  /** The label of the figure, on one line. */
  children?: ReactNode;
}

/** A key figure and its label, in a `StatGroup`. Renders an `<li>`. */
export function Stat({ value, unit, className, children, ...rest }: StatProps) {
  return renderPart('li', {
    'data-part': 'stat',
    ...rest,
    className: clsx(styles.stat, className),
    children: (
      <>
        {/* A new element for a new figure: a translated page has others in the place of its texts. */}
        <p key={value} data-part="stat-value" className={styles.value}>
          {value}
          {unit && (
            <span data-part="stat-unit" className={styles.unit}>
              {' '}
              {unit}
            </span>
          )}
        </p>
        <p data-part="stat-meaning" className={styles.meaning}>
          {children}
        </p>
      </>
    ),
  });
}
