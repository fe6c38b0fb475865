import { versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(520, fitted(680, 520, 760), small(350, 350));
