import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './calculator.css';

export interface CalculatorComparisonProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The accessible name of the list, such as "Compared with". */
  label: string;
  /** The button that adds the present settings to the list. */
  action?: ReactNode;
}

/**
 * Earlier settings that stay in the charts beside the present ones: `ComparedResult` elements.
 * Renders a `<div>` around a `<ul>`.
 */
export function CalculatorComparison({
  label,
  action,
  className,
  children,
  ...rest
}: CalculatorComparisonProps) {
  return renderPart('div', {
    'data-part': 'calculator-comparison',
    ...rest,
    className: clsx(styles.comparison, className),
    children: (
      <>
        {action && <div className={styles.actions}>{action}</div>}
        {children && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none
          <ul role="list" aria-label={label} className={styles.compared}>
            {children}
          </ul>
        )}
      </>
    ),
  });
}

export interface ComparedResultProps extends ComponentPropsWithRef<'li'>, Renders {
  /** The settings in a few words, as the chart names their series. */
  name: string;
  /** The answer, already formatted, with its unit. */
  value: string;
  /** The button that removes it. */
  action?: ReactNode;
}

/** Settings that are kept to compare, and their answer. Renders an `<li>`. */
export function ComparedResult({ name, value, action, className, ...rest }: ComparedResultProps) {
  return renderPart('li', {
    'data-part': 'compared-result',
    ...rest,
    className: clsx(styles.comparedItem, className),
    children: (
      <>
        <span>
          {name} <span className={styles.comparedValue}>{value}</span>
        </span>
        {action && <span className={styles.actions}>{action}</span>}
      </>
    ),
  });
}
