import { clsx } from 'clsx';
import * as styles from './equation.css';
import type { MathMLProps } from './mathml';

export interface InlineEquationProps extends Omit<MathMLProps, 'display'> {}

/** A symbol or a short relation within a sentence; its children are MathML. Renders a `<math>`. */
export function InlineEquation({ className, ...rest }: InlineEquationProps) {
  return (
    <math
      data-part="inline-equation"
      dir="ltr"
      {...rest}
      className={clsx(styles.math, className)}
    />
  );
}
