'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { StatusText } from '../../internal/status-text';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './calculator.css';
import { CalculatorResults as english } from './strings';
import { useStrings } from '../../internal/use-strings';

/** Delays the announcement, so that not every keystroke is read out. */
const pause = 500;

export interface CalculatorResultsProps extends ComponentPropsWithRef<'div'> {
  /** The answer as a sentence, announced half a second after it last changed. */
  summary: string;
  /** `stale` if the inputs are invalid: the results are those of the last valid ones. @default 'current' */
  state?: 'current' | 'stale' | undefined;
  /** The message shown and announced with stale results. @default 'Check the inputs' */
  staleLabel?: string | undefined;
}

/** The results: `Result` elements, the answer first. Renders a `<div>` around a `<dl>`. */
export function CalculatorResults(props: CalculatorResultsProps) {
  const {
    summary,
    state = 'current',
    staleLabel,
    className,
    children,
    ...rest
  } = useStrings('CalculatorResults', english, props);
  const announced = useSettled(state === 'stale' ? staleLabel : summary);
  return (
    <div {...rest} data-state={state} className={clsx(styles.results, className)}>
      {state === 'stale' && (
        <StatusText tone="warning" className={styles.stale}>
          {staleLabel}
        </StatusText>
      )}
      <dl className={styles.cells}>{children}</dl>
      <output className={visuallyHidden}>{announced}</output>
    </div>
  );
}

/** Returns words once they have settled; none for those that the page opened with. */
function useSettled(words: string) {
  const opening = useRef<string>(undefined);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    // What the page takes from its address right after it came to life is part of its opening.
    const open = setTimeout(() => {
      opening.current ??= words;
    });
    const settle = setTimeout(() => {
      if (words === opening.current) return;
      opening.current = '';
      setSettled(words);
    }, pause);
    return () => {
      clearTimeout(open);
      clearTimeout(settle);
    };
  }, [words]);
  return settled;
}

export interface ResultProps extends ComponentPropsWithRef<'div'> {
  /** The label of the figure, in one line. */
  label: ReactNode;
  /** The figure, already formatted. */
  value: string;
  unit?: string | undefined;
}

/** One resulting figure; the first is the answer. Renders a `<div>` in the `<dl>`. */
export function Result({ label, value, unit, className, ...rest }: ResultProps) {
  return (
    <div {...rest} className={clsx(styles.result, className)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.number}>{value}</span>
        {unit && <span className={styles.unit}> {unit}</span>}
      </dd>
    </div>
  );
}
