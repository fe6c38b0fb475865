import { brand } from '../brand.ts';
import { titleOf } from '../routes/index.ts';

/** The title of a page's document. */
export const documentTitle = (page: string) =>
  page === 'home' ? `${brand.name}: ${titleOf(page)}` : `${titleOf(page)} | ${brand.name}`;
