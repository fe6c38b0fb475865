import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { OpenGiving } from './page';

const { prelude } = await prerender(
  <StaticRouter location="/donate">
    <OpenGiving />
  </StaticRouter>,
  { progressiveChunkSize: Infinity },
);

/** The page's HTML, rendered on import, since Vite's module runner cannot import anything later. */
export const html = await new Response(prelude).text();
