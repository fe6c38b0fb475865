import { storageKeyOf } from './announcement-script';

/** Those dismissed on this page, which is all there is where storage is blocked or full. */
const here = new Set<string>();
const listeners = new Set<() => void>();

export function isDismissed(id: string) {
  try {
    return here.has(id) || localStorage.getItem(storageKeyOf(id)) !== null;
  } catch {
    return false;
  }
}

/** Hides an announcement now, and in this browser from now on. */
export function dismiss(id: string) {
  here.add(id);
  try {
    localStorage.setItem(storageKeyOf(id), 'dismissed');
  } catch {
    // Storage may be blocked or full; the announcement then returns with the next page load.
  }
  for (const listener of listeners) listener();
}

/** Calls back when an announcement is dismissed, here or in another tab. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
