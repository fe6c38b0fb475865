import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './calculator.css';

export interface CalculatorPresetsProps extends ComponentPropsWithRef<'fieldset'> {
  /** Stands over them, such as "To try". */
  legend: ReactNode;
}

/**
 * Presets: `Button` elements of tone `text`, each of which sets some of the inputs.
 * Renders a `<fieldset>`, which is not there without scripts and on paper.
 */
export function CalculatorPresets({
  legend,
  className,
  children,
  ...rest
}: CalculatorPresetsProps) {
  return (
    <fieldset {...rest} className={clsx(styles.presets, className)}>
      <legend className={clsx(styles.note, styles.presetLegend)}>{legend}</legend>
      <div className={styles.presetRow}>{children}</div>
    </fieldset>
  );
}
