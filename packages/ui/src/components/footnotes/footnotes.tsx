import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import { Icon } from '../icon';
import * as styles from './footnotes.css';
import { Footnotes as english } from './strings';

export interface Footnote {
  /** The `noteId` of the `FootnoteLink` in the text. */
  id: string;
  text: ReactNode;
}

export interface FootnotesProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>, Renders {
  /** The notes, in the order of their numbers. */
  notes: readonly Footnote[];
  /** @default 'Notes' */
  titleLabel?: string | undefined;
  /** The level of the title. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** The accessible name of a link back. @default "Back to note" and its number */
  backLabel?: ((number: number) => string) | undefined;
}

/** The notes of a text, each with a link back. Renders a `<section role="doc-endnotes">`. */
export function Footnotes(props: FootnotesProps) {
  const {
    notes,
    titleLabel,
    level = 2,
    backLabel,
    className,
    ...rest
  } = useStrings('Footnotes', english, props);
  const id = useId();
  const Title = `h${level}` as const;
  return renderPart('section', {
    'data-part': 'footnotes',
    'aria-labelledby': id,
    role: 'doc-endnotes',
    ...rest,
    className: clsx(styles.notes, className),
    children: (
      <>
        <Title data-part="footnotes-title" id={id} className={styles.title}>
          {titleLabel}
        </Title>
        <ol data-part="footnotes-list" className={styles.list}>
          {notes.map(({ id: noteId, text }, index) => (
            <li data-part="footnotes-note" key={noteId} id={noteId} className={styles.note}>
              {text}{' '}
              <a
                href={`#${noteId}-reference`}
                role="doc-backlink"
                aria-label={backLabel(index + 1)}
                className={styles.back}
              >
                <Icon name="arrow-up" />
              </a>
            </li>
          ))}
        </ol>
      </>
    ),
  });
}
