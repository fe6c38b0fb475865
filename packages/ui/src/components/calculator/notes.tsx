import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './calculator.css';

export interface CalculatorNotesProps extends ComponentPropsWithRef<'dl'> {}

/** Notes on the limits of the results: `CalculatorNote` elements, under both columns. Renders a `<dl>`. */
export function CalculatorNotes({ className, ...rest }: CalculatorNotesProps) {
  return <dl {...rest} className={clsx(styles.notes, className)} />;
}

export interface CalculatorNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Such as "Valid for", "Source", "What this ignores" or "Check this". */
  title: ReactNode;
}

/** One of the notes. Renders a `<div>` in the `<dl>`. */
export function CalculatorNote({ title, className, children, ...rest }: CalculatorNoteProps) {
  return (
    <div {...rest} className={className}>
      <dt className={styles.noteTitle}>{title}</dt>
      <dd className={clsx(styles.note, styles.noteText)}>{children}</dd>
    </div>
  );
}
