import { Link } from '../link';
import { PaginationButtons, type PaginationButtonsProps } from './pagination-buttons';
import { PaginationList, type PaginationOwnProps } from './pagination-list';

interface PaginationLinksProps extends PaginationOwnProps {
  /** The current page, from 1. */
  page: number;
  /** Returns the address of a page; the entries are then links. */
  hrefOf: (page: number) => string;
  defaultPage?: undefined;
  onPageChange?: undefined;
}

export type PaginationProps =
  PaginationLinksProps | (PaginationButtonsProps & { hrefOf?: undefined });

/** Navigates a list that is split into pages. Renders a `<nav>` with a list, or nothing. */
export function Pagination(props: PaginationProps) {
  if (!props.hrefOf) return <PaginationButtons {...props} />;
  const { hrefOf, ...rest } = props;
  return (
    <PaginationList
      {...rest}
      renderEntry={(to, entry, rel) => <Link {...entry} href={hrefOf(to)} rel={rel} />}
    />
  );
}
