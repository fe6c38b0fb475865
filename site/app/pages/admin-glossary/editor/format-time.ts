const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in the editor's time zone. */
export const formatTime = (iso: string) => format.format(new Date(iso));
