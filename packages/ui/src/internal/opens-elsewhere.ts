import type { MouseEvent } from 'react';

/** Whether a click on a link opens it in another tab or window, or saves it: this page then stays. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
