/** Resolves to whether the whole stylesheet is here: a page brings only the styles of its own HTML. */
export async function wholeStylesheet(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link && !link.sheet) {
    await new Promise((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, resolve);
    });
  }
  return Boolean(link?.sheet);
}
