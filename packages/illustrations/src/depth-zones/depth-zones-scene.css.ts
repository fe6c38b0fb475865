import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(720, fitted(1000, 720, 1200), small(350, 480));
