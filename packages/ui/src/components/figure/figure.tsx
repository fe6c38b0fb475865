import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { details, summary } from '../../internal/details.css';
import * as styles from './figure.css';
import { Figure as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface FigurePart {
  name: string;
  note?: string | undefined;
}

export interface FigureProps extends ComponentPropsWithRef<'figure'>, Renders {
  /** The label that the text refers to, such as "Fig. 1". */
  label: string;
  /** The caption, in a sentence. */
  caption: ReactNode;
  /** A note on scale or method, or whether the figure is calculated. */
  note?: ReactNode;
  /** The parts that the drawing numbers, from 1. */
  parts?: readonly FigurePart[] | undefined;
  /** A full description of the drawing for readers who cannot see it; expanded in print. */
  description?: ReactNode;
  /** The label of the disclosure that holds the description. @default 'Description' */
  descriptionLabel?: string | undefined;
}

/** A drawing on a plate with a caption below. Renders a `<figure>`. */
export function Figure(props: FigureProps) {
  const {
    label,
    caption,
    note,
    parts,
    description,
    descriptionLabel,
    className,
    children,
    ...rest
  } = useStrings('Figure', english, props);
  const id = useId();
  return renderPart('figure', {
    'data-part': 'figure',
    'aria-details': description ? id : undefined,
    ...rest,
    className: clsx(styles.figure, className),
    children: (
      <>
        <div data-part="figure-plate" className={styles.plate}>
          {children}
        </div>
        {parts && (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without numbers for none
          <ol data-part="figure-parts" role="list" className={styles.parts}>
            {parts.map((part) => (
              <li data-part="figure-part" key={part.name} className={styles.part}>
                <span data-part="figure-part-name" className={styles.partName}>
                  {part.name}
                </span>
                {part.note && (
                  <span data-part="figure-part-note" className={styles.partNote}>
                    {part.note}
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
        {description && (
          <details
            data-part="figure-description"
            id={id}
            className={clsx(details, styles.description)}
          >
            <summary className={summary}>{descriptionLabel}</summary>
            <div className={styles.words}>{description}</div>
          </details>
        )}
        <figcaption data-part="figure-caption" className={styles.caption}>
          <span data-part="figure-label" className={styles.label}>
            {label}
          </span>
          <span data-part="figure-sentence" className={styles.sentence}>
            {caption}
          </span>
          {note && (
            <span data-part="figure-note" className={styles.note}>
              {note}
            </span>
          )}
        </figcaption>
      </>
    ),
  });
}
