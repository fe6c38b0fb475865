import type { Manifest } from 'vite';

/** A part that visitors press first, and the windows that show it. */
export interface FirstPart {
  /** Media query of these windows. */
  media: string;
  /** The module of the part, as the app imports it on demand, relative to Vite's root. */
  module: string;
}

/**
 * Returns a script that has the browser fetch the code of these parts beside the entry, which imports them only once
 * it runs: on a slow line most of a second later.
 */
export function preloadScript(manifest: Manifest, parts: readonly FirstPart[]): string {
  const filesOf = ({ module }: FirstPart) => {
    if (!manifest[module])
      throw new Error(
        `The browser build has no ${module}, which the option firstParts names. Name a module that the app imports on demand.`,
      );
    const keys = new Set([module]);
    for (const key of keys) for (const next of manifest[key]!.imports ?? []) keys.add(next);
    return [...keys].map((key) => manifest[key]!).filter(({ isEntry }) => !isEntry);
  };
  const hrefs = parts.map((part) => [part.media, filesOf(part).map(({ file }) => `/${file}`)]);
  return (
    `for(const[media,hrefs]of ${JSON.stringify(hrefs)})if(matchMedia(media).matches)for(const href of hrefs)` +
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))`
  );
}
