import { report } from './reporting';
import { readTyped, writeTyped, type Typed } from './typed';

// Built as a standalone file at `/recovery.js`, which survives every deploy.

/** State that a page passes, in its history entry, to the document that replaces it. */
interface Passed {
  typed: Typed[];
  scrolled: number;
}

/** Timeout after which the site counts as unreachable, in ms. */
const patience = 10_000;

const ask = (method: 'GET' | 'HEAD') =>
  fetch(location.href, { method, cache: 'no-store', signal: AbortSignal.timeout(patience) });

/**
 * Reloads the document, which is readable without any code, and preserves form entries. Resolves only if
 * the site is unreachable, where a reload would show the browser's error page.
 *
 * A page must not call it for its own code unless the visitor asks, or it would reload for ever.
 *
 * @param scrolled how far down the visitor left the page, in px
 */
export async function loadDocument(scrolled = 0): Promise<void> {
  const { href } = location;
  const status = await ask('HEAD').then(
    (answer) => answer.status,
    () => 503,
  );
  if (status >= 500 || location.href !== href) return;
  const passed: Passed = { typed: readTyped(document), scrolled };
  history.replaceState({ ...(history.state as object | null), passed }, '');
  // Otherwise the browser would restore the scroll position of the page being left.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
  });
  location.reload();
  await new Promise<never>(() => {});
}

/** Restores the form entries and scroll position that the previous document passed on. */
export function takePassed(): void {
  const { passed, ...state } = history.state as { passed: Passed };
  history.replaceState(state, '');
  writeTyped(document, passed.typed);
  const target = document.getElementById(location.hash.slice(1));
  if (passed.scrolled) window.scrollTo({ top: passed.scrolled, behavior: 'instant' });
  else target?.scrollIntoView({ behavior: 'instant' });
}

const startOf = (page: Document) => page.querySelector('script[data-start]')?.textContent;

/** Returns whether the site was rebuilt since this page loaded: pages of a build share one start script. */
async function isRebuilt(): Promise<boolean> {
  const start = startOf(document);
  const answer = await ask('GET');
  return Boolean(start && answer.ok && !(await answer.text()).includes(start));
}

/** Returns the navigation that loaded this document. */
const navigation = () => performance.getEntriesByType('navigation')[0];

/**
 * Reloads the page if the site was rebuilt since it loaded. A page that was itself reloaded stays, so that
 * a host that still serves both builds cannot cause a reload loop.
 */
export async function loadRebuilt(): Promise<void> {
  const visit = navigation();
  if (visit?.type !== 'reload' && (await isRebuilt().catch(() => false))) await loadDocument();
}

/**
 * Parses the page at this address with scripting disabled. XMLHttpRequest, because Trusted Types
 * forbid DOMParser to parse a string.
 */
const readPage = () =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.responseXML));
    request.send();
  });

/**
 * Falls back to the page as a browser without scripts shows it: plain links and forms, menus that open by
 * themselves, and script-only content hidden. Form entries are kept.
 *
 * @param error why the app's code did not start, if that is not reported yet
 */
export async function recover(error?: unknown): Promise<void> {
  if (error !== undefined) {
    if (import.meta.env.REPORT_URL) void report(import.meta.env.REPORT_URL);
    reportError(error);
  }
  const { pathname, search } = location;
  // No router is left to show the other pages of the visit.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  });

  await loadRebuilt();
  // This document's policy blocks the inline styles of another page.
  const origin = navigation()?.name;
  if (origin && new URL(origin).pathname !== pathname) await loadDocument();
  const page = await readPage();
  const root = document.getElementById('root');
  const served = page?.getElementById('root');
  // Another build has other styles.
  if (!root || !served || startOf(page!) !== startOf(document)) return;
  for (const part of served.querySelectorAll('noscript')) part.replaceWith(...part.childNodes);
  const typed = readTyped(root);
  root.replaceChildren(...served.childNodes);
  writeTyped(root, typed);
  // The rules for pages without scripts come after the whole stylesheet, which the start script has linked.
  document.head.append(...page!.querySelectorAll('head noscript > link:last-child'));
}
