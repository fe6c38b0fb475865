'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { useOverflow } from '../../internal/use-overflow';
import { CopyButton } from '../copy-button';
import * as styles from './equation.css';
import { SymbolList, type EquationSymbol } from './symbol-list';

export interface EquationProps extends ComponentPropsWithRef<'figure'> {
  /** The equation as a sentence, for those who hear it. */
  label: string;
  /** By which the text refers to it. */
  number?: string | number | undefined;
  /** The equation in one line of text; with it there is a button that copies it. */
  text?: string | undefined;
  /** What the letters stand for, below. */
  symbols?: readonly EquationSymbol[] | undefined;
  /** @default 'Copy as text' */
  copyLabel?: string | undefined;
}

/** A relation on a line of its own; its children are MathML. Renders a `<figure>` around a `<math>`. */
export function Equation({
  label,
  number,
  text,
  symbols,
  copyLabel = 'Copy as text',
  className,
  children,
  ...rest
}: EquationProps) {
  const [math, overflows] = useOverflow<MathMLElement>();
  return (
    <figure {...rest} className={clsx(styles.equation, className)}>
      <div
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        className={styles.region}
      >
        <math
          ref={math}
          display="block"
          dir="ltr"
          aria-label={label}
          className={clsx(styles.math, styles.display)}
        >
          {children}
        </math>
      </div>
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
    </figure>
  );
}
