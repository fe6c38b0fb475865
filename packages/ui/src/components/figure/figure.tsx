import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './figure.css';

export interface FigurePart {
  name: string;
  note?: string | undefined;
}

export interface FigureProps extends ComponentPropsWithRef<'figure'> {
  /** What the text calls it, such as "Fig. 1". */
  label: string;
  /** What it shows, in a sentence. */
  caption: ReactNode;
  /** The scale, the method, or whether it is calculated. */
  note?: ReactNode;
  /** The parts that the drawing numbers, from 1. */
  parts?: readonly FigurePart[] | undefined;
}

/** A drawing on a plate with its caption under it. Renders a `<figure>`. */
export function Figure({ label, caption, note, parts, className, children, ...rest }: FigureProps) {
  return (
    <figure {...rest} className={clsx(styles.figure, className)}>
      <div className={styles.plate}>{children}</div>
      {parts && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without numbers for none
        <ol role="list" className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name} className={styles.part}>
              <span className={styles.partName}>{part.name}</span>
              {part.note && <span className={styles.partNote}>{part.note}</span>}
            </li>
          ))}
        </ol>
      )}
      <figcaption className={styles.caption}>
        <span className={styles.label}>{label}</span>
        <span className={styles.sentence}>{caption}</span>
        {note && <span className={styles.note}>{note}</span>}
      </figcaption>
    </figure>
  );
}
