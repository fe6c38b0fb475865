const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment on the editor's own clock. */
export const moment = (iso: string) => format.format(new Date(iso));
