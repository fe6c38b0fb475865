export interface AnnouncementScriptOptions {
  /** The `id` of the `AnnouncementBar` on the page. */
  id: string;
}

/** The storage key under which a browser remembers that an announcement was dismissed. */
export const storageKeyOf = (id: string) => `announcement:${id}`;

/**
 * Returns an inline script, under 200 bytes, that hides a dismissed `AnnouncementBar` before the
 * first paint, by `data-announcement` on the root element. Put it in the `<head>`, as `<script>`
 * text; `themeScriptHash` gives its hash too.
 */
export function announcementScript({ id }: AnnouncementScriptOptions) {
  // `</script>` in a string would end the script.
  const key = JSON.stringify(storageKeyOf(id)).replaceAll('<', '\\u003c');
  return `try{localStorage.getItem(${key})&&(document.documentElement.dataset.announcement="dismissed")}catch(e){}`;
}
