import '@hadal/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hydrationOptions } from './runtime/hydration-options';
import { MissingCode, recoverBy } from './runtime/missing-code';
import { PageRouter } from './runtime/page-router';
import { holdPage } from './runtime/pages';
import { report } from './runtime/reporting';
import { Root } from './root';
import { pageOf } from './routes';
import { wholeStylesheet } from './runtime/stylesheet';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root');

const app = (
  <StrictMode>
    <PageRouter>
      <Root />
    </PageRouter>
  </StrictMode>
);

// Not fetched apart: what fails while the page hydrates would be gone before it came.
if (import.meta.env.REPORT_URL) void report(import.meta.env.REPORT_URL);

async function start(root: HTMLElement) {
  if (root.firstElementChild) {
    // What scripts show may need any of it.
    if (!(await wholeStylesheet())) throw new MissingCode('The stylesheet');
    if ('passed' in Object(history.state)) await recoverBy(({ takePassed }) => takePassed());
    holdPage(pageOf(location.pathname));
    // In slices, so that a touch or a key need not wait until a slow phone is through with all of it.
    startTransition(() => void hydrateRoot(root, app, hydrationOptions(root)));
  } else {
    // The development server prerenders nothing, the head's theme script included.
    document.documentElement.dataset['theme'] = localStorage.getItem('theme') ?? 'dark';
    createRoot(root).render(app);
  }
}

start(container).catch((error: unknown) => recoverBy(({ recover }) => recover(error)));
