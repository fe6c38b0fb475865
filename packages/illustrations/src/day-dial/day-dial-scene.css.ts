import { versions } from '../layered';
import { small, typeFor } from '../parts/fitted';

export const sizes = versions(
  640,
  { maxInlineSize: '880px', fontSize: typeFor(760, 640, 880) },
  small(),
);
