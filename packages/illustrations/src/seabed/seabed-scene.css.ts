import { versions } from '../layered';

export const sizes = versions(
  760,
  // Never lower, so that a narrower window shows less of the ground at the start.
  { minBlockSize: '300px', overflow: 'hidden' },
  // Never higher, with more ground at both sides.
  { blockSize: 'min(59cqi, 300px)', overflow: 'hidden' },
);
