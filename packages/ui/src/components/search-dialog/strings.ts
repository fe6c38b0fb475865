import { defaultMessages as searchMessages } from './messages';

export const SearchDialog = { label: 'Search', messages: searchMessages };
