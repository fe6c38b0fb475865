import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { loadPage, pageOf } from './pages';

/**
 * Renders the page at a path to HTML, starting with the tags of the head.
 *
 * @throws where any part of the page fails
 */
export async function render(path: string, app: ReactNode): Promise<string> {
  await loadPage(pageOf(path));
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{app}</StaticRouter>
    </StrictMode>,
    {
      // Otherwise React streams a large page as hidden chunks that a script moves into place.
      progressiveChunkSize: Infinity,
      // React would otherwise emit the fallback "Loading..." and retry in the browser.
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure) throw new Error(`${path} cannot be rendered`, { cause: failure });
  return new Response(prelude).text();
}
