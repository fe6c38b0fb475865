import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const nestedSizes = versions(620, fitted(800, 620, 960), small(350, 440));
