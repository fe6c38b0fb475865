import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import * as styles from './calculator.css';

export interface CalculatorNotesProps extends ComponentPropsWithRef<'dl'>, Renders {}

/** Notes on the limits of the results: `CalculatorNote` elements, under both columns. Renders a `<dl>`. */
export function CalculatorNotes({ className, ...rest }: CalculatorNotesProps) {
  return renderPart('dl', {
    'data-part': 'calculator-notes',
    ...rest,
    className: clsx(styles.notes, className),
  });
}

export interface CalculatorNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, Renders {
  /** Such as "Valid for", "Source", "What this ignores" or "Check this". */
  title: ReactNode;
}

/** One of the notes. Renders a `<div>` in the `<dl>`. */
export function CalculatorNote({ title, className, children, ...rest }: CalculatorNoteProps) {
  return renderPart('div', {
    'data-part': 'calculator-note',
    ...rest,
    className,
    children: (
      <>
        <dt data-part="calculator-note-title" className={styles.noteTitle}>
          {title}
        </dt>
        <dd data-part="calculator-note-text" className={clsx(styles.note, styles.noteText)}>
          {children}
        </dd>
      </>
    ),
  });
}
