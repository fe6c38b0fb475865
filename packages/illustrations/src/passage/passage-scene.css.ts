import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(760, fitted(1000, 760, 1200), small(350, 440));
