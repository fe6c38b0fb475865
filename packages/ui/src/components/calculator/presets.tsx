import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './calculator.css';

export interface CalculatorPresetsProps extends ComponentPropsWithRef<'fieldset'>, Renders {
  /** The heading of the presets, such as "To try". */
  legend: ReactNode;
}

/**
 * Presets: `Button` elements of tone `text` that each set some of the inputs. Hidden without
 * scripts and on paper. Renders a `<fieldset>`.
 */
export function CalculatorPresets({
  legend,
  className,
  children,
  ...rest
}: CalculatorPresetsProps) {
  return renderPart('fieldset', {
    'data-part': 'calculator-presets',
    ...rest,
    className: clsx(styles.presets, className),
    children: (
      <>
        <legend
          data-part="calculator-preset-legend"
          className={clsx(styles.note, styles.presetLegend)}
        >
          {legend}
        </legend>
        <div className={styles.presetRow}>{children}</div>
      </>
    ),
  });
}
