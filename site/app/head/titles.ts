import titles from 'virtual:titles';
import { brand } from '../brand.ts';

/** The title of a page's document, from the page's own if that is here already. */
export const documentTitle = (page: string, title = titles[page]) =>
  page === 'home' ? `${brand.name}: ${title}` : `${title} | ${brand.name}`;
