import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as styles from './field.css';
import { StatusText } from './status-text';
import type { FieldIds, FieldWords } from './use-field';

export interface FieldNotesProps extends FieldWords {
  ids: FieldIds;
}

/** The hint and the error under a control. Renders a `<p>` and a live `<div>`. */
export function FieldNotes({ ids, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && hint !== error && (
        <p id={ids.hint} data-part="field-hint" className={styles.hint}>
          {hint}
        </p>
      )}
      <div id={ids.error} data-part="field-error" aria-live="polite" className={styles.problem}>
        {error && <StatusText tone="error">{error}</StatusText>}
      </div>
    </>
  );
}

export interface FieldFrameProps extends FieldNotesProps {
  /** The control's id. */
  id: string;
  label: ReactNode;
  labelId?: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A control with its label above and its notes below. Renders a `<div>`. */
export function FieldFrame({ id, label, labelId, className, children, ...notes }: FieldFrameProps) {
  return (
    <div data-part="field" className={clsx(styles.field, className)}>
      <label id={labelId} htmlFor={id} data-part="field-label" className={styles.label}>
        {label}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}
