import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { DisplayEquation } from '../equation/display-equation';
import * as styles from './calculator.css';

export interface CalculatorOutputProps extends ComponentPropsWithRef<'div'>, Renders {}

/** The results column beside the inputs; its children are stacked. Renders a `<div>`. */
export function CalculatorOutput({ className, ...rest }: CalculatorOutputProps) {
  return renderPart('div', {
    'data-part': 'calculator-output',
    ...rest,
    className: clsx(styles.output, className),
  });
}

export interface CalculatorChartsProps extends ComponentPropsWithRef<'div'>, Renders {}

/** Several `CalculatorChart` elements, side by side where there is room. Renders a `<div>`. */
export function CalculatorCharts({ className, ...rest }: CalculatorChartsProps) {
  return renderPart('div', {
    'data-part': 'calculator-charts',
    ...rest,
    className: clsx(styles.charts, className),
  });
}

export interface CalculatorChartProps extends ComponentPropsWithRef<'div'>, Renders {}

/**
 * Holds a chart, or reserves its place while empty; fills the remaining height. Renders a `<div>`.
 */
export function CalculatorChart({ className, ...rest }: CalculatorChartProps) {
  return renderPart('div', {
    'data-part': 'calculator-chart',
    ...rest,
    className: clsx(styles.chart, className),
  });
}

export interface CalculatorFormulasProps extends ComponentPropsWithRef<'div'>, Renders {}

/** The `CalculatorFormula` elements, under inputs and results. Renders a `<div>`. */
export function CalculatorFormulas({ className, ...rest }: CalculatorFormulasProps) {
  return renderPart('div', {
    'data-part': 'calculator-formulas',
    ...rest,
    className: clsx(styles.formulas, className),
  });
}

export interface CalculatorFormulaProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The heading beside the formula, such as "With these numbers". */
  title: string;
  /** The formula as a sentence, for screen readers. */
  label: string;
}

/** The formula with the numbers inserted; its children are MathML. Renders a `<div>`. */
export function CalculatorFormula({
  title,
  label,
  className,
  children,
  ...rest
}: CalculatorFormulaProps) {
  return renderPart('div', {
    'data-part': 'calculator-formula',
    ...rest,
    className: clsx(styles.formula, className),
    children: (
      <>
        <p className={styles.note}>{title}</p>
        <DisplayEquation label={label} className={styles.numbers}>
          {children}
        </DisplayEquation>
      </>
    ),
  });
}

export interface CalculatorFootProps extends ComponentPropsWithRef<'div'>, Renders {
  /** Actions on the results, such as a `CopyButton`. */
  actions?: ReactNode;
}

/**
 * The assumptions behind the results, as children, and actions on the results. Renders a `<div>`.
 */
export function CalculatorFoot({ actions, className, children, ...rest }: CalculatorFootProps) {
  return renderPart('div', {
    'data-part': 'calculator-foot',
    ...rest,
    className: clsx(styles.foot, className),
    children: (
      <>
        <p className={styles.note}>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </>
    ),
  });
}
