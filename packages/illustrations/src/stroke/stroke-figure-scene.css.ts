import { vars } from '@hadal/ui/theme';
import { style, versions } from '../layered';

const tight = '(width < 1000px)';
const most = '460px';

export const sizes = versions(
  760,
  { '@container': { [tight]: { fontSize: '17px' } } },
  { maxInlineSize: most, marginInline: 'auto' },
);

export const headline = style({ fontSize: '3.15em', letterSpacing: vars.tracking.h1 }, 'headline');
