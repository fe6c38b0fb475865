/** Resolves to whether the whole stylesheet has loaded; pages inline only their critical CSS. */
export async function wholeStylesheet(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link && !link.sheet) {
    await new Promise((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    });
  }
  return Boolean(link?.sheet);
}

/**
 * Removes the rule that hid what is out of sight, from the page's own styles. Its subject is any element after
 * another: with it a browser restyles the whole page for each node put first into the body, as dialogs do.
 */
export function dropHidingRule(): void {
  const own = document.querySelector('style')?.sheet;
  // From the end, where it stands: a slow phone takes 8 ms to write out the text of all.
  const place = [...(own?.cssRules ?? [])].findLastIndex(({ cssText }) =>
    cssText.startsWith('[data-unseen='),
  );
  if (place >= 0) own?.deleteRule(place);
}
