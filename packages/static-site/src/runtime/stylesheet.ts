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
