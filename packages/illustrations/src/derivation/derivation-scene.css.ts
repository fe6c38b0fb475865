import { vars } from '@hadal/ui/theme';
import { globalStyle, style, versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(800, fitted(1000, 800, 1200), small(350, 440));

export const goal = style({}, 'goal');
globalStyle(`${goal} text`, { color: vars.color.onAccent });
