import '@hadal/ui/styles.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PageRouter } from './page-router';
import { holdPage } from './pages';
import { Root } from './root';
import { pageOf } from './routes';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root');

const app = (
  <StrictMode>
    <PageRouter>
      <Root />
    </PageRouter>
  </StrictMode>
);

/** The page carries only the styles of its own HTML; what scripts show may need any of the rest. */
async function wholeStylesheet() {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
}

const reportUrl = import.meta.env.REPORT_URL;
if (reportUrl) void import('./reporting').then(({ report }) => report(reportUrl));

async function start(root: HTMLElement) {
  if (root.firstElementChild) {
    await wholeStylesheet();
    holdPage(pageOf(location.pathname));
    // In slices, so that a touch or a key need not wait until a slow phone is through with all of it.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // The development server prerenders nothing, the head's theme script included.
    document.documentElement.dataset['theme'] = localStorage.getItem('theme') ?? 'dark';
    createRoot(root).render(app);
  }
}

void start(container);
