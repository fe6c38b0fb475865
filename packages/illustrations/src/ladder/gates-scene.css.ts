import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(800, fitted(1000, 800, 1120), small(350, 440));
