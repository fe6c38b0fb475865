import type { ComponentType } from 'react';
import { whenWanted } from './data/when-idle';
import type { PageFrame } from './page-frame';
import type { PageMeta } from './seo';

/** What a file in `pages/` exports. */
export interface PageModule {
  meta: PageMeta;
  default: ComponentType;
}

/** A page with what all pages stand in, which is no part of the app's first script either. */
export interface LoadedPage {
  meta: PageMeta;
  Body: ComponentType;
  Frame: typeof PageFrame;
}

const loaders = import.meta.glob<PageModule>('./pages/*.{tsx,mdx}');
const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();

/**
 * Fetches a page's code once. A failure is kept too, since a render that asks again would ask for
 * ever; `forgetPage` lets the next one try.
 */
export function loadPage(page: string): Promise<LoadedPage> {
  const known = pending.get(page);
  if (known) return known;
  const load = loaders[`./pages/${page}.tsx`] ?? loaders[`./pages/${page}.mdx`];
  if (!load) {
    throw new Error(
      `There is no page "${page}": app/routes.ts names a file that is not in app/pages.`,
    );
  }
  const promise = Promise.all([load(), import('./page-frame')]).then(
    ([{ meta, default: Body }, { PageFrame: Frame }]) => {
      const parts = { meta, Body, Frame };
      loaded.set(page, parts);
      return parts;
    },
  );
  pending.set(page, promise);
  return promise;
}

/**
 * Has the page that is shown already wait with its code until the header answers and the browser is
 * idle, or somebody touches it. Should the code not arrive, the page stays as it is.
 */
export function holdPage(page: string) {
  const held = whenWanted()
    .then(() => {
      pending.delete(page);
      return loadPage(page);
    })
    .catch(() => {
      pending.delete(page);
      return new Promise<never>(() => {});
    });
  pending.set(page, held);
}

/** Lets a page that failed to load be asked for again. */
export const forgetPage = (page: string) => pending.delete(page);

/** The page's code where it is here already, so that a first render need not wait. */
export const loadedPage = (page: string): LoadedPage | undefined => loaded.get(page);
