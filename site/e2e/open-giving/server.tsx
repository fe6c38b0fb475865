import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { OpenGiving } from './page';

const { prelude } = await prerender(
  <StaticRouter location="/donate">
    <OpenGiving />
  </StaticRouter>,
  { progressiveChunkSize: Infinity },
);

/** The page's HTML, made while this is imported: whoever imports it for Node lets it import nothing later. */
export const html = await new Response(prelude).text();
