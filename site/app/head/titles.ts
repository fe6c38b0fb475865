import { brand } from '../brand.ts';
import { titleOf } from '../routes/index.ts';

/** Returns the document title of a page. */
export const documentTitle = (page: string) =>
  page === 'home' ? `${brand.name}: ${titleOf(page)}` : `${titleOf(page)} | ${brand.name}`;
