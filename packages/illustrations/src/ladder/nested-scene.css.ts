import { versions } from '../layered';
import { small, typeFor } from '../parts/fitted';

export const nestedSizes = versions(
  620,
  { maxInlineSize: '960px', fontSize: typeFor(800, 620, 960) },
  small(350, 440),
);
