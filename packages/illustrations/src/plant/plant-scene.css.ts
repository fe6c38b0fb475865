import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(760, fitted(1184, 760, 1200), small(330, 480));
