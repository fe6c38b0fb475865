import type { ComponentType } from 'react';
import type { PageMeta } from './seo';

/** What a file in `pages/` exports. */
export interface PageModule {
  meta: PageMeta;
  default: ComponentType;
}

const loaders = import.meta.glob<PageModule>('./pages/*.tsx');
const loaded = new Map<string, PageModule>();
const pending = new Map<string, Promise<PageModule>>();

/** Fetches a page's code once; a failure may be tried again. */
export function loadPage(page: string): Promise<PageModule> {
  const known = pending.get(page);
  if (known) return known;
  const load = loaders[`./pages/${page}.tsx`];
  if (!load)
    throw new Error(
      `There is no page "${page}": app/routes.ts names a file that is not in app/pages.`,
    );
  const promise = load().then(
    (module) => {
      loaded.set(page, module);
      return module;
    },
    (error: unknown) => {
      pending.delete(page);
      throw error;
    },
  );
  pending.set(page, promise);
  return promise;
}

/** The page's code where it is here already, so that a first render need not wait. */
export const loadedPage = (page: string): PageModule | undefined => loaded.get(page);
