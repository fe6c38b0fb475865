import type { MouseEvent } from 'react';

/** True if a click on a link opens another tab or window, or downloads, so that this page stays. */
export const opensElsewhere = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  altKey || ctrlKey || metaKey || shiftKey;
