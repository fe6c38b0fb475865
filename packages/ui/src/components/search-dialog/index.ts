export { SearchDialog, type SearchDialogProps } from './search-dialog';
export type { SearchMessages } from './messages';
export type { SearchResult } from './search-results';
export type { Search } from './use-search';
export type { SearchShortcut } from './use-shortcuts';
