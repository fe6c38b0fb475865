import { startTransition, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrationOptions } from './hydration-options';
import { MissingCode, recoverBy } from './missing-code';
import { PageRouter } from './page-router';
import { holdPage, pageOf } from './pages';
import { report } from './reporting';
import { wholeStylesheet } from './stylesheet';

/** Wraps the app in what it has in the browser. */
export const inBrowser = (app: ReactNode) => (
  <StrictMode>
    <PageRouter>{app}</PageRouter>
  </StrictMode>
);

/**
 * Makes a prerendered page interactive. Where that fails, the page becomes what it is without scripts.
 *
 * @param root the element that holds the prerendered app
 */
export async function hydrate(root: HTMLElement, app: ReactNode): Promise<void> {
  // Not fetched apart: what fails while the page hydrates would be gone before it came.
  if (import.meta.env.REPORT_URL) void report(import.meta.env.REPORT_URL);
  try {
    // What scripts show may need any of it.
    if (!(await wholeStylesheet())) throw new MissingCode('The stylesheet');
    if ('passed' in Object(history.state)) await recoverBy(({ takePassed }) => takePassed());
    holdPage(pageOf(location.pathname));
    // In slices, so that a touch or a key need not wait until a slow phone is through with all of it.
    startTransition(() => void hydrateRoot(root, inBrowser(app), hydrationOptions(root)));
  } catch (error) {
    await recoverBy(({ recover }) => recover(error));
  }
}
