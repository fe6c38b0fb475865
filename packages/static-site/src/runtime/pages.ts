import type { ComponentType, ReactElement, ReactNode } from 'react';
import { repeatPress } from './early-press';
import { MissingCode, recoverBy } from './missing-code';
import { scrolledAt } from './scroll-restoration';
import { whenWanted } from './when-idle';

/** Tags of a page in the head. */
export interface PageMeta {
  /** Title of the page without the brand: up to 50 characters. */
  title: string;
  /** Description for search results: 70 to 160 characters. */
  description: string;
  /** True if the page is kept out of search engines and the sitemap. */
  noindex?: boolean;
}

/** The exports of a page's file, once it is built. */
export interface PageModule {
  meta: PageMeta;
  /** The page: a function, not wrapped, that returns a fragment, the first of whose children is its title. */
  default: Body;
}

type Body = () => ReactElement<{ children?: ReactNode }>;

/** Props of the frame around every page. */
export interface FrameProps {
  meta: PageMeta;
  /** Path of the page; undefined for the not-found page. */
  path: string | undefined;
  page: string;
  /** Start of the visit: the history key and hash of its first address. */
  first: string;
  /** The page itself, which the frame renders in a `PageBody`. */
  Body: Body;
}

/** A page with its frame, neither of which is part of the entry chunk. */
export interface LoadedPage {
  meta: PageMeta;
  Body: Body;
  Frame: ComponentType<FrameProps>;
}

/** The pages of a site, by name. */
export interface Pages {
  /** Returns the name of the page at a path. */
  pageOf: (path: string) => string;
  /** Fetches a page's file. */
  load: (page: string) => Promise<PageModule>;
  /** Fetches the frame around every page. */
  loadFrame: () => Promise<ComponentType<FrameProps>>;
}

let site: Pages;

/** Registers the site's pages with the runtime; the app calls it before it renders. */
export function definePages(pages: Pages) {
  site = pages;
}

export const pageOf = (path: string) => site.pageOf(path);

const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();
const failed = new Set<string>();

/**
 * Fetches a page's code once. If it is missing, as after a deploy, and the page is the current one, the
 * browser loads the document instead. Failures are cached until `forgetFailures`, since every render would
 * otherwise retry for ever.
 */
export function loadPage(page: string): Promise<LoadedPage> {
  const known = pending.get(page);
  if (known) return known;
  const promise = fetchPage(page).catch(async (cause: unknown) => {
    if (pageOf(location.pathname) === page) await loadDocument();
    // Nothing waits for a page that was only prefetched or has been left again.
    if (pageOf(location.pathname) === page) failed.add(page);
    else pending.delete(page);
    throw new MissingCode(page, { cause });
  });
  pending.set(page, promise);
  return promise;
}

/** Loads this address as a document. Resolves only if the site is unreachable. */
export async function loadDocument(): Promise<void> {
  const { key = '' } = Object(history.state) as { key?: string };
  await recoverBy((recovery) => recovery.loadDocument(scrolledAt(key, location.hash)));
}

const islands: (() => Promise<unknown>)[] = [];

/**
 * Registers the code of an island of a page as the page's module runs. A navigation waits for it; a
 * prerendered page does not, since the document has the island's HTML.
 */
export const awaitIsland = (load: () => Promise<unknown>) => void islands.push(load);

async function fetchPage(page: string): Promise<LoadedPage> {
  const [{ meta, default: Body }, Frame] = await Promise.all([site.load(page), site.loadFrame()]);
  const own = islands.splice(0);
  if (!isPrerendered(page)) await Promise.all(own.map((load) => load()));
  const parts = { meta, Body, Frame };
  loaded.set(page, parts);
  return parts;
}

let prerendered: string | undefined;

/** Returns whether the document was prerendered with this page. */
export const isPrerendered = (page: string) => page === prerendered;

/**
 * Delays the code of the prerendered page until the header is interactive and the browser is idle,
 * or until the visitor touches the page. If the code fails to load, the page stays as it is.
 */
export function deferPrerendered(page: string) {
  prerendered = page;
  const held = whenWanted()
    .then(() => fetchPage(page))
    // In a task of its own, by when React has the page.
    .finally(() => setTimeout(repeatPress))
    .catch(() => {
      pending.delete(page);
      return new Promise<never>(() => {});
    });
  pending.set(page, held);
}

/** Clears cached failures so that pages can be requested again, as on every navigation and "Try again". */
export function forgetFailures() {
  for (const page of failed) pending.delete(page);
  failed.clear();
}

/** Returns the page's code if it is already loaded, so that a first render need not wait. */
export const loadedPage = (page: string): LoadedPage | undefined => loaded.get(page);
