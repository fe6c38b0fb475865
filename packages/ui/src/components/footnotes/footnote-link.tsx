import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import * as styles from './footnotes.css';
import { FootnoteLink as english } from './strings';

export interface FootnoteLinkProps extends Omit<ComponentPropsWithRef<'sup'>, 'children'>, Renders {
  /** The `id` of the note in `Footnotes`. */
  noteId: string;
  /** The number of the note, from 1. */
  number: number;
  /** The accessible name of the link. @default "Note" and the number */
  noteLabel?: ((number: number) => string) | undefined;
}

/** The raised number in a text that leads to its note. Renders a `<sup>` with a link. */
export function FootnoteLink(props: FootnoteLinkProps) {
  const { noteId, number, noteLabel, className, ...rest } = useStrings(
    'FootnoteLink',
    english,
    props,
  );
  return renderPart('sup', {
    'data-part': 'footnote-link',
    ...rest,
    id: `${noteId}-reference`,
    className: clsx(styles.raised, className),
    children: (
      <a
        data-part="footnotes-number"
        href={`#${noteId}`}
        role="doc-noteref"
        aria-label={noteLabel(number)}
        className={styles.number}
      >
        {number}
      </a>
    ),
  });
}
