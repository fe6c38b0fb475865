import { report } from './reporting';
import { wholeStylesheet } from './stylesheet';
import { readTyped, writeTyped, type Typed } from './typed';

// Built as a file of its own at `/recovery.js`, which is there whatever a deploy took away.

/** State that a page passes, in its history entry, to the document that replaces it. */
interface Passed {
  typed: Typed[];
  scrolled: number;
}

/** Time the site has to answer before it counts as out of reach, in ms. */
const patience = 10_000;

const ask = (method: 'GET' | 'HEAD') =>
  fetch(location.href, { method, cache: 'no-store', signal: AbortSignal.timeout(patience) });

/**
 * Has the browser load the page of this address, which is readable without any code, and passes on what
 * was typed. Resolves only where the site is out of reach: the browser would leave for an error page.
 *
 * A page must not call it for its own code unless its visitor asks, or it would load for ever.
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
  // Otherwise the browser would scroll to where the page that is left was.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
  });
  location.reload();
  await new Promise<never>(() => {});
}

/** Takes over what the page that had this document loaded passed on. */
export function takePassed(): void {
  const { passed, ...state } = history.state as { passed: Passed };
  history.replaceState(state, '');
  writeTyped(document, passed.typed);
  const target = document.getElementById(location.hash.slice(1));
  if (passed.scrolled) window.scrollTo({ top: passed.scrolled, behavior: 'instant' });
  else target?.scrollIntoView({ behavior: 'instant' });
}

const startOf = (page: Document) => page.querySelector('script[data-start]')?.textContent;

/** Returns whether the site was rebuilt since this page loaded: all pages of one build begin with the same script. */
async function isRebuilt(): Promise<boolean> {
  const start = startOf(document);
  const answer = await ask('GET');
  return Boolean(start && answer.ok && !(await answer.text()).includes(start));
}

/** The navigation that brought this document. */
const navigation = () => performance.getEntriesByType('navigation')[0];

/**
 * Loads the page anew if the site was built anew since it came. A page that a reload brought stays, so
 * that a host that still serves both builds cannot keep it loading.
 */
export async function loadRebuilt(): Promise<void> {
  const visit = navigation();
  if (visit?.type !== 'reload' && (await isRebuilt().catch(() => false))) await loadDocument();
}

/** Reads the page at this address as a browser without scripts does. No other parser takes its text. */
const readPage = () =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.addEventListener('loadend', () => resolve(request.responseXML));
    request.send();
  });

/** Applies the styles that are for pages without scripts. */
function applyStyles(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      media.mediaText = media.mediaText.replace('(scripting: none)', '(scripting: enabled)');
    }
    if (rule instanceof CSSGroupingRule) applyStyles(rule.cssRules);
  }
}

/**
 * Makes the page what a browser without scripts shows: links and forms are plain, the menus open by
 * themselves, and what needs scripts is hidden. What was typed stays.
 *
 * @param error why the app's code did not start, if that is not reported yet
 */
export async function recover(error?: unknown): Promise<void> {
  if (error !== undefined) {
    if (import.meta.env.REPORT_URL) void report(import.meta.env.REPORT_URL);
    reportError(error);
  }
  const { pathname, search } = location;
  // Nothing here shows the other pages of the visit any more.
  addEventListener('popstate', () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  });

  await loadRebuilt();
  // The policy of this document forbids the styles that another page brings.
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
  await wholeStylesheet();
  for (const sheet of document.styleSheets) applyStyles(sheet.cssRules);
}
