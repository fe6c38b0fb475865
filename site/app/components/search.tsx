import { SearchDialog } from '@hadal/ui';
import { useLocation } from 'react-router-dom';
import { search } from '../data/search';

/** The header's search, opened by `/` and Ctrl or ⌘ with K. */
export default function Search() {
  const { pathname } = useLocation();
  return <SearchDialog compact action="/pages" currentPath={pathname} onSearch={search} />;
}
