import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { loadPage } from './pages';
import { Root } from './root';
import { pageOf } from './routes';

export { themeScript } from '@hadal/ui';
export { notFound, routes } from './routes';

/** The HTML of the page at a path, its head tags first. */
export async function render(path: string): Promise<string> {
  await loadPage(pageOf(path));
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Root />
      </StaticRouter>
    </StrictMode>,
    // A large page would otherwise arrive hidden, for a script to move into place.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
