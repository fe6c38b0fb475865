import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Part, type Renders } from '../../internal/part';
import { CopyButton } from '../copy-button';
import { DisplayEquation } from './display-equation';
import * as styles from './equation.css';
import { SymbolList, type EquationSymbol } from './symbol-list';
import { Equation as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface EquationProps extends ComponentPropsWithRef<'figure'>, Renders {
  /** The equation as a sentence, for screen readers. */
  label: string;
  /** The equation's number, which the text refers to. */
  number?: string | number | undefined;
  /** The equation as one line of plain text; adds a button that copies it. */
  text?: string | undefined;
  /** The meanings of the letters, below the equation. */
  symbols?: readonly EquationSymbol[] | undefined;
  /** @default 'Copy as text' */
  copyLabel?: string | undefined;
}

/** A displayed equation; its children are MathML. Renders a `<figure>` around a `<math>`. */
export function Equation(props: EquationProps) {
  const { label, number, text, symbols, copyLabel, className, children, ...rest } = useStrings(
    'Equation',
    english,
    props,
  );
  return (
    <Part
      tag="figure"
      data-part="equation"
      {...rest}
      className={clsx(styles.equation, symbols && styles.explained, className)}
    >
      <DisplayEquation label={label} className={styles.plate}>
        {children}
      </DisplayEquation>
      {(number !== undefined || text) && (
        <div className={styles.corner}>
          {text && (
            <CopyButton text={text} className={styles.copy}>
              {copyLabel}
            </CopyButton>
          )}
          {number !== undefined && <span className={styles.number}>({number})</span>}
        </div>
      )}
      {symbols && <SymbolList symbols={symbols} />}
    </Part>
  );
}
