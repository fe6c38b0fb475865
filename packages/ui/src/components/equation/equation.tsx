import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { details, summary } from '../../internal/details.css';
import { renderPart, type Renders } from '../../internal/part';
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
  /** Folds the meanings away under this label, such as "8 variables"; paper shows them. */
  symbolsLabel?: string | undefined;
  /** @default 'Copy as text' */
  copyLabel?: string | undefined;
}

/** A displayed equation; its children are MathML. Renders a `<figure>` around a `<math>`. */
export function Equation(props: EquationProps) {
  const { label, number, text, symbols, symbolsLabel, copyLabel, className, children, ...rest } =
    useStrings('Equation', english, props);
  const meanings = symbols && <SymbolList symbols={symbols} />;
  return renderPart('figure', {
    'data-part': 'equation',
    ...rest,
    className: clsx(styles.equation, symbols && !symbolsLabel && styles.explained, className),
    children: (
      <>
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
        {symbolsLabel && meanings ? (
          <details className={clsx(details, styles.folded)}>
            <summary className={clsx(summary, styles.fold)}>{symbolsLabel}</summary>
            {meanings}
          </details>
        ) : (
          meanings
        )}
      </>
    ),
  });
}
