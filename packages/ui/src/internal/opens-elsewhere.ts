import type { MouseEvent } from 'react';

/** True if a click on a link opens another tab or window, or downloads: this page then stays. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
