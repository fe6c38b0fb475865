import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(600, fitted(760, 600, 1200), small());
