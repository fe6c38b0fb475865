import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { loadPage } from './runtime/pages';
import { Root } from './root';
import { pageOf, routes, type Route } from './routes';
import { structuredData, type DescribedPage } from './head/structured-data';

export { themeScript } from '@hadal/ui';
export { notFound, routes, states } from './routes';
export { questions } from './head/structured-data';

/** What is known of a page without rendering it. */
export async function describePage({ path, page }: Route): Promise<DescribedPage> {
  const above = routes.filter((route) => path.startsWith(`${route.path}/`) || route.path === '/');
  const trail = [...new Set([...above.map((route) => route.path), path])];
  const titles = trail.map(async (step) => ({
    path: step,
    title: step === '/' ? 'Home' : (await loadPage(pageOf(step))).meta.title,
  }));
  const { meta } = await loadPage(page);
  return { path, page, meta, trail: await Promise.all(titles) };
}

/** What search engines are told of it, for a `<script type="application/ld+json">`. */
export const jsonLd = (page: DescribedPage) =>
  JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c');

/** The HTML of the page at a path, its head tags first. */
export async function render(path: string): Promise<string> {
  await loadPage(pageOf(path));
  let failure: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Root />
      </StaticRouter>
    </StrictMode>,
    {
      // A large page would otherwise arrive hidden, for a script to move into place.
      progressiveChunkSize: Infinity,
      // React would leave the browser to try again what fails here, and publish "Loading...".
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  if (failure) throw new Error(`${path} cannot be rendered`, { cause: failure });
  return new Response(prelude).text();
}
