import '@hadal/ui/styles.css';
import '@hadal/illustrations/fonts.css';
import '@hadal/illustrations/styles.css';
import { hydrate, inBrowser } from '@hadal/static-site/runtime/hydrate';
import { createRoot } from 'react-dom/client';
import { Root } from './root';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has lost its #root');

if (import.meta.env.DEV) {
  // The development server does not prerender the head, and so not its theme script.
  document.documentElement.dataset['theme'] = localStorage.getItem('theme') ?? 'dark';
  // Its fonts arrive after the first paint, which `optional` takes for too late.
  for (const face of document.fonts) face.display = 'swap';
  createRoot(container).render(inBrowser(<Root />));
} else {
  void hydrate(container, <Root />);
}
