'use client';

import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
import { PaginationList, type PaginationOwnProps } from './pagination-list';

export interface PaginationButtonsProps extends PaginationOwnProps {
  /** The current page, from 1. */
  page?: number | undefined;
  /** The page at first, if it keeps the page itself. @default 1 */
  defaultPage?: number | undefined;
  /** Called to show a page; the entries are then buttons. */
  onPageChange?: ChangeHandler<number> | undefined;
}

/** A `Pagination` of buttons. */
export function PaginationButtons({
  page: controlledPage,
  defaultPage = 1,
  onPageChange,
  ...rest
}: PaginationButtonsProps) {
  const [page, setPage] = useControllableState(controlledPage, defaultPage, onPageChange);
  return (
    <PaginationList
      {...rest}
      // The pages may have become fewer.
      page={controlledPage ?? Math.min(page, rest.pages)}
      renderEntry={(to, props) => (
        <button
          {...props}
          type="button"
          onClick={({ nativeEvent }) => setPage(to, 'item-press', nativeEvent)}
        />
      )}
    />
  );
}
