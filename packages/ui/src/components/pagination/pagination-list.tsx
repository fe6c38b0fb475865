import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { pageWindow } from './page-window';
import * as styles from './pagination.css';
import { PaginationEntries } from './pagination-entries';
import { Pagination as english } from './strings';

export interface PaginationOwnProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** The number of pages. Renders nothing if there is only one. */
  pages: number;
  /** @default 'Previous' */
  previousLabel?: string | undefined;
  /** @default 'Next' */
  nextLabel?: string | undefined;
  /** The accessible word before a page's number. @default 'Page' */
  pageLabel?: string | undefined;
  /**
   * The text shown where page numbers do not fit. @default (page, pages) =>
   * `Page ${page} of ${pages}`
   */
  positionLabel?: ((page: number, pages: number) => ReactNode) | undefined;
}

/** The attributes of an entry, a link or a button. */
export interface EntryProps {
  'aria-current': 'page' | undefined;
  className: string;
  children: ReactNode;
}

interface PaginationListProps extends PaginationOwnProps {
  page: number;
  renderEntry: (to: number, props: EntryProps, rel?: string) => ReactNode;
}

/** The entries of a `Pagination`. Renders a `<nav>` with a list, or nothing. */
export function PaginationList(props: PaginationListProps) {
  const {
    page,
    pages,
    renderEntry,
    previousLabel,
    nextLabel,
    pageLabel,
    positionLabel,
    className,
    ...rest
  } = useStrings('Pagination', english, props);
  if (pages <= 1) return null;

  const entry = (to: number, children: ReactNode, rel?: string) =>
    renderEntry(
      to,
      { 'aria-current': to === page ? 'page' : undefined, className: styles.entry, children },
      rel,
    );

  return renderPart('nav', {
    'data-part': 'pagination',
    ...rest,
    className,
    children: (
      <PaginationEntries>
        <li data-part="pagination-previous" className={styles.previous}>
          {page > 1 &&
            entry(
              // An address may name a page that is no more.
              Math.min(page - 1, pages),
              <>
                <Icon name="arrow-right" className={clsx(styles.arrow, styles.back)} />{' '}
                {previousLabel}
              </>,
              'prev',
            )}
        </li>
        {pageWindow(page, pages).map((to, index) => (
          <li data-part="pagination-number" key={to ?? `gap-${index}`} className={styles.number}>
            {to === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              entry(
                to,
                <>
                  <VisuallyHidden>{pageLabel}</VisuallyHidden> {to}
                </>,
              )
            )}
          </li>
        ))}
        <li data-part="pagination-position" tabIndex={-1} className={styles.position}>
          {positionLabel(page, pages)}
        </li>
        <li data-part="pagination-next" className={styles.next}>
          {page < pages &&
            entry(
              page + 1,
              <>
                {nextLabel}{' '}
                <Icon data-part="pagination-arrow" name="arrow-right" className={styles.arrow} />
              </>,
              'next',
            )}
        </li>
      </PaginationEntries>
    ),
  });
}
