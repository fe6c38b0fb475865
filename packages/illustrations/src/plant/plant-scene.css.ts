import { versions } from '../layered';

export const sizes = versions(
  760,
  { '@container': { '(width < 1000px)': { fontSize: '17px' } } },
  { fontSize: '15px', maxInlineSize: '480px', marginInline: 'auto' },
);
