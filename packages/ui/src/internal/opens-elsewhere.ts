/** True if a click on a link opens another tab or window, or downloads, so that this page stays. */
export const opensElsewhere = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  target,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  (target as Element).closest('a[download], a[target=_blank]') !== null;
