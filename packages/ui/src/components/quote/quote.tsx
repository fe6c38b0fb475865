import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Link } from '../link';
import * as styles from './quote.css';

export interface QuoteProps extends ComponentPropsWithRef<'figure'>, Renders {
  /** Whoever said it. */
  author: ReactNode;
  /** Their role, and the organisation they speak for. */
  position?: ReactNode;
  /** A small portrait; its `alt` is empty, because the name stands beside it. */
  portrait?: ReactNode;
  /** The address of the source, which the author links to. */
  href?: string | undefined;
}

/** The words of somebody else, in quotation marks of the page's language. Renders a `<figure>`. */
export function Quote({
  author,
  position,
  portrait,
  href,
  className,
  children,
  ...rest
}: QuoteProps) {
  return renderPart('figure', {
    'data-part': 'quote',
    ...rest,
    className: clsx(styles.root, className),
    children: (
      <>
        <blockquote cite={href} className={styles.words}>
          {children}
        </blockquote>
        <figcaption data-part="quote-by" className={styles.by}>
          {portrait && (
            <span data-part="quote-portrait" className={styles.portrait}>
              {portrait}
            </span>
          )}
          <span className={styles.names}>
            {href ? (
              <Link data-part="quote-author" href={href} className={styles.author}>
                {author}
              </Link>
            ) : (
              <span data-part="quote-author" className={styles.author}>
                {author}
              </span>
            )}
            {position && (
              <span data-part="quote-position" className={styles.position}>
                {position}
              </span>
            )}
          </span>
        </figcaption>
      </>
    ),
  });
}
