'use client';

import { clsx } from 'clsx';
import {
  Children,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { StatusText } from '../../internal/status-text';
import { useClearOf } from '../../internal/use-clear-of';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css';
import * as styles from './calculator.css';
import { CalculatorResults as english } from './strings';
import { useStrings } from '../../internal/use-strings';

/** Delay of the announcement in ms, so that not every keystroke is read out. */
const pause = 500;

export interface CalculatorResultsProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The answer as a sentence, announced half a second after it last changed. */
  summary: string;
  /**
   * `stale` if the inputs are invalid: the results are then those of the last valid inputs.
   * @default 'current'
   */
  state?: 'current' | 'stale' | undefined;
  /** The message shown and announced with stale results. @default 'Check the inputs' */
  staleLabel?: string | undefined;
}

/**
 * The results: `Result` elements, the answer first, which stays in sight in a narrow window while the
 * inputs are. Renders a `<div>` around two `<dl>`.
 */
export function CalculatorResults(props: CalculatorResultsProps) {
  const {
    summary,
    state = 'current',
    staleLabel,
    className,
    children,
    ...rest
  } = useStrings('CalculatorResults', english, props);
  const [answer, ...others] = Children.toArray(children);
  const element = useRef<HTMLDListElement>(null);
  useClearOf(element, 'form');
  const announced = useSettled(state === 'stale' ? staleLabel : summary);
  return renderPart('div', {
    'data-part': 'calculator-results',
    ...rest,
    'data-state': state,
    className: clsx(styles.results, className),
    children: (
      <>
        {state === 'stale' && (
          <StatusText data-part="calculator-stale" tone="warning" className={styles.stale}>
            {staleLabel}
          </StatusText>
        )}
        <dl ref={element} className={styles.answer}>
          {answer}
        </dl>
        {others.length > 0 && <dl className={styles.cells}>{others}</dl>}
        <output className={visuallyHidden}>{announced}</output>
      </>
    ),
  });
}

/** Returns the text once it has settled; an empty string for the initial text. */
function useSettled(words: string) {
  const opening = useRef<string>(undefined);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    // Values read from the address right after hydration belong to the first render.
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

export interface ResultProps extends ComponentPropsWithRef<'div'>, Renders {
  /** The label of the result, on one line. */
  label: ReactNode;
  /** The value, already formatted. */
  value: string;
  unit?: string | undefined;
}

/** One result; the first is the answer. Renders a `<div>` in the `<dl>`. */
export function Result({ label, value, unit, className, ...rest }: ResultProps) {
  return renderPart('div', {
    'data-part': 'result',
    ...rest,
    className: clsx(styles.result, className),
    children: (
      <>
        <dt data-part="calculator-label" className={styles.label}>
          {label}
        </dt>
        <dd data-part="calculator-value" className={styles.value}>
          <span data-part="calculator-number" className={styles.number}>
            {value}
          </span>
          {unit && (
            <span data-part="calculator-unit" className={styles.unit}>
              {` ${unit}`}
            </span>
          )}
        </dd>
      </>
    ),
  });
}
