import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Part, type Renders } from '../../internal/part';
import { Icon } from '../icon';
import { Link } from '../link';
import { VisuallyHidden } from '../visually-hidden';
import { pageWindow } from './page-window';
import * as styles from './pagination.css';
import { Pagination as english } from './strings';
import { useStrings } from '../../internal/use-strings';

interface PaginationOwnProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, Renders {
  /** The current page, from 1. */
  page: number;
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

export type PaginationProps = PaginationOwnProps &
  (
    | {
        /** Returns the address of a page; the entries are then links. */
        hrefOf: (page: number) => string;
        onPageChange?: undefined;
      }
    | {
        hrefOf?: undefined;
        /** Called to show a page; the entries are then buttons. */
        onPageChange: (page: number) => void;
      }
  );

/** Navigates a list that is split into pages. Renders a `<nav>` with a list, or nothing. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pages,
    hrefOf,
    onPageChange,
    previousLabel,
    nextLabel,
    pageLabel,
    positionLabel,
    className,
    ...rest
  } = useStrings('Pagination', english, props);
  if (pages <= 1) return null;

  const entry = (to: number, children: ReactNode, place: { rel?: string; current?: boolean }) => {
    const { rel, current } = place;
    const shared = {
      'aria-current': current ? ('page' as const) : undefined,
      className: styles.entry,
      children,
    };
    return hrefOf ? (
      <Link {...shared} href={hrefOf(to)} rel={rel} />
    ) : (
      <button {...shared} type="button" onClick={() => onPageChange(to)} />
    );
  };

  return (
    <Part tag="nav" data-part="pagination" {...rest} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without bullets for none */}
      <ul data-part="pagination-list" role="list" className={styles.list}>
        <li data-part="pagination-previous" className={styles.previous}>
          {page > 1 &&
            entry(
              page - 1,
              <>
                <Icon name="arrow-right" className={clsx(styles.arrow, styles.back)} />{' '}
                {previousLabel}
              </>,
              { rel: 'prev' },
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
                { current: to === page },
              )
            )}
          </li>
        ))}
        <li data-part="pagination-position" className={styles.position}>
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
              { rel: 'next' },
            )}
        </li>
      </ul>
    </Part>
  );
}
