import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Button } from '../button';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './calculator.css';
import { CalculatorInputs as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface CalculatorInputsProps extends ComponentPropsWithRef<'fieldset'>, Renders {
  /** The accessible name of the inputs. */
  legend: ReactNode;
  /** @default 'Reset to defaults' */
  resetLabel?: ReactNode;
  /** The label of the submit button, used without scripts. @default 'Calculate' */
  submitLabel?: ReactNode;
}

/** The input fields, above a button that resets them. Renders a `<fieldset>`. */
export function CalculatorInputs(props: CalculatorInputsProps) {
  const { legend, resetLabel, submitLabel, className, children, ...rest } = useStrings(
    'CalculatorInputs',
    english,
    props,
  );
  return renderPart('fieldset', {
    'data-part': 'calculator-inputs',
    ...rest,
    className: clsx(styles.inputs, className),
    children: (
      <>
        <legend className={visuallyHidden}>{legend}</legend>
        {children}
        <div className={styles.buttons}>
          <Button
            data-part="calculator-submit"
            type="submit"
            size="small"
            className={styles.submit}
          >
            {submitLabel}
          </Button>
          <Button type="reset" tone="secondary" size="small">
            {resetLabel}
          </Button>
        </div>
      </>
    ),
  });
}
