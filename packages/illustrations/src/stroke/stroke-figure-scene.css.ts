import { vars } from '@hadal/ui/theme';
import { style, versions } from '../layered';
import { fitted, small } from '../parts/fitted';

export const sizes = versions(760, fitted(1184, 760, 1200), small(310, 460));

export const headline = style({ fontSize: '3.15em', letterSpacing: vars.tracking.h1 }, 'headline');
