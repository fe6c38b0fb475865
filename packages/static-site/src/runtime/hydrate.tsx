import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetHeardPresses, repeatPress } from './early-press';
import { hydrationOptions } from './hydration-options';
import { layOutRest } from './lay-out-rest';
import { MissingCode, recoverBy } from './missing-code';
import { PageRouter, startVisit } from './page-router';
import { deferPrerendered, pageOf } from './pages';
import { report } from './reporting';
import { dropHidingRule, wholeStylesheet } from './stylesheet';

/** Wraps the app in its browser-only providers. */
export const inBrowser = (app: ReactNode) => (
  <StrictMode>
    <PageRouter visit={startVisit()}>{app}</PageRouter>
  </StrictMode>
);

/**
 * Corrects the address of a page to its canonical one, which the routes know: hosts also serve `/faq` as
 * `/faq.html`, `//faq` or `/%66aq`.
 */
function correctAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { pathname, search, hash } = location;
  const path = canonical && new URL(canonical.href).pathname;
  if (path && path !== pathname) history.replaceState(history.state, '', path + search + hash);
}

/**
 * Hydrates a prerendered page. If that fails, the page falls back to its version without scripts.
 *
 * @param root the element that holds the prerendered app
 */
export async function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  // Bundled, not fetched separately: errors during hydration would be lost before it arrived.
  if (import.meta.env.REPORT_URL) void report(import.meta.env.REPORT_URL);
  try {
    // Content rendered on the client may need any of its rules.
    if (!(await wholeStylesheet())) throw new MissingCode('The stylesheet');
    // The evaluation of this code and the start of hydration together would hold input up for longer.
    await new Promise((resolve) => setTimeout(resolve));
    dropHidingRule();
    correctAddress();
    if ('passed' in Object(history.state)) await recoverBy(({ takePassed }) => takePassed());
    deferPrerendered(pageOf(location.pathname));
    // A transition hydrates in slices, so that input need not wait on a slow phone.
    startTransition(() => void hydrateRoot(root, inBrowser(app), hydrationOptions(root)));
    forgetHeardPresses();
    repeatPress();
    void layOutRest();
  } catch (error) {
    await recoverBy(({ recover }) => recover(error));
  }
}
