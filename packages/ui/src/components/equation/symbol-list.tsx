import type { ReactNode } from 'react';
import * as styles from './equation.css';
import { InlineEquation } from './inline-equation';

export interface EquationSymbol {
  /** A letter, or MathML such as `<msub>`. */
  symbol: ReactNode;
  meaning: ReactNode;
  /** The current value, already formatted. */
  value?: string | undefined;
  unit?: string | undefined;
}

/** Explains the letters of an equation. Renders a `<dl>`. */
export function SymbolList({ symbols }: { symbols: readonly EquationSymbol[] }) {
  return (
    <dl className={styles.symbols}>
      {symbols.map(({ symbol, meaning, value, unit }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they neither move nor keep anything
        <div key={index} className={styles.row}>
          <dt className={styles.symbol}>
            <InlineEquation>
              {typeof symbol === 'string' ? <mi>{symbol}</mi> : symbol}
            </InlineEquation>
          </dt>
          <dd>{meaning}</dd>
          {(value ?? unit) && (
            <dd className={styles.value}>{[value, unit].filter(Boolean).join('\u00a0')}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
