import { style } from '../layered';
import { fitted } from '../parts/fitted';

export const fit = style(fitted(360, 250, 480), 'dam');
