import type { ComponentType } from 'react';
import type { PageMeta } from './seo';

/** What a file in `pages/` exports. */
export interface PageModule {
  meta: PageMeta;
  default: ComponentType;
}

const loaders = import.meta.glob<PageModule>('./pages/*.{tsx,mdx}');
const loaded = new Map<string, PageModule>();
const pending = new Map<string, Promise<PageModule>>();

/**
 * Fetches a page's code once. A failure is kept too, since a render that asks again would ask for
 * ever; `forgetPage` lets the next one try.
 */
export function loadPage(page: string): Promise<PageModule> {
  const known = pending.get(page);
  if (known) return known;
  const load = loaders[`./pages/${page}.tsx`] ?? loaders[`./pages/${page}.mdx`];
  if (!load) {
    throw new Error(
      `There is no page "${page}": app/routes.ts names a file that is not in app/pages.`,
    );
  }
  const promise = load().then((module) => {
    loaded.set(page, module);
    return module;
  });
  pending.set(page, promise);
  return promise;
}

/** Lets a page that failed to load be asked for again. */
export const forgetPage = (page: string) => pending.delete(page);

/** The page's code where it is here already, so that a first render need not wait. */
export const loadedPage = (page: string): PageModule | undefined => loaded.get(page);
