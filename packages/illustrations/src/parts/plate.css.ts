import { versions } from '../layered';
import { fitted, small } from './fitted';

/** The two versions of a drawing as wide as a page's content: 1000 units wide, and 350. */
export const plate = versions(800, fitted(1000, 800, 1120), small());

/** The two versions of a drawing that fills a column of two: 520 units wide, and 350. */
export const columnPlate = versions(460, fitted(520, 460, 620), small());
