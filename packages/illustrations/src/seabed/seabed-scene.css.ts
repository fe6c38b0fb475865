import { versions } from '../layered';

export const sizes = versions(
  760,
  // Narrower windows crop the ground at the start instead of shrinking it.
  { minBlockSize: '300px', overflow: 'hidden' },
  // Wider windows show more ground on both sides instead of enlarging it.
  { blockSize: 'min(59cqi, 300px)', overflow: 'hidden' },
);
