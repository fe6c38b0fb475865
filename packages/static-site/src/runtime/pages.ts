import type { ComponentType, ReactNode } from 'react';
import { MissingCode, recoverBy } from './missing-code';
import { whenWanted } from './when-idle';

/** Tags of a page in the head. */
export interface PageMeta {
  /** What the page is, without the brand: up to 50 characters. */
  title: string;
  /** What a search result says: 70 to 160 characters. */
  description: string;
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
}

/** The exports of a page's file, once it is built. */
export interface PageModule {
  meta: PageMeta;
  default: ComponentType;
}

/** What all pages stand in is given. */
export interface FrameProps {
  meta: PageMeta;
  /** The address; undefined for a page that no address leads to. */
  path: string | undefined;
  page: string;
  /** Where the visit began: the key and the hash of its first address. */
  first: string;
  children: ReactNode;
}

/** A page with its frame, which is no part of the app's first script either. */
export interface LoadedPage {
  meta: PageMeta;
  Body: ComponentType;
  Frame: ComponentType<FrameProps>;
}

/** The pages of a site, by name. */
export interface Pages {
  /** Returns the name of the page at a path. */
  pageOf: (path: string) => string;
  /** Fetches a page's file. */
  load: (page: string) => Promise<PageModule>;
  /** Fetches what all pages stand in. */
  loadFrame: () => Promise<ComponentType<FrameProps>>;
}

let site: Pages;

/** Tells the runtime of the site's pages; the app calls it before it renders. */
export function definePages(pages: Pages) {
  site = pages;
}

export const pageOf = (path: string) => site.pageOf(path);

const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();
const failed = new Set<string>();

/**
 * Fetches a page's code once. Where it is gone, as after a deploy, and its page is the one asked for, the
 * browser loads that instead. A failure is kept too, since a render that asks again would ask for ever,
 * until `forgetFailures`.
 */
export function loadPage(page: string): Promise<LoadedPage> {
  const known = pending.get(page);
  if (known) return known;
  const promise = fetchPage(page).catch(async (cause: unknown) => {
    if (pageOf(location.pathname) === page) await loadDocument();
    // One that was fetched ahead, or left again, has nobody waiting.
    if (pageOf(location.pathname) === page) failed.add(page);
    else pending.delete(page);
    throw new MissingCode(page, { cause });
  });
  pending.set(page, promise);
  return promise;
}

/** Scroll positions of pages when they were left, in px, by the key of their history entry. */
const scrolledAt = new Map<string, number>();

export const keepScroll = (key: string) => scrolledAt.set(key, window.scrollY);

/** Has the browser load the page of this address. Resolves only where the site is out of reach. */
export async function loadDocument(): Promise<void> {
  const { key = 'default' } = Object(history.state) as { key?: string };
  await recoverBy((recovery) => recovery.loadDocument(scrolledAt.get(key)));
}

async function fetchPage(page: string): Promise<LoadedPage> {
  const [{ meta, default: Body }, Frame] = await Promise.all([site.load(page), site.loadFrame()]);
  const parts = { meta, Body, Frame };
  loaded.set(page, parts);
  return parts;
}

let prerendered: string | undefined;

/** Returns whether the document came with this page in it. */
export const isPrerendered = (page: string) => page === prerendered;

/**
 * Has the page that is shown already wait with its code until the header answers and the browser is
 * idle, or somebody touches it. Should the code not arrive, the page stays as it is.
 */
export function holdPage(page: string) {
  prerendered = page;
  const held = whenWanted()
    .then(() => fetchPage(page))
    .catch(() => {
      pending.delete(page);
      return new Promise<never>(() => {});
    });
  pending.set(page, held);
}

/** Lets pages that failed to load be asked for again, as every visit and "Try again" do. */
export function forgetFailures() {
  for (const page of failed) pending.delete(page);
  failed.clear();
}

/** The page's code where it is here already, so that a first render need not wait. */
export const loadedPage = (page: string): LoadedPage | undefined => loaded.get(page);
