import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { routes } from '../../app/routes/index.ts';
import { readInline } from '@hadal/static-site';
import { unsafeHeaders } from './headers.ts';

interface Visit {
  path: string;
  response: Response;
  html: string;
}

/** Checks every page of a deployed site as a browser receives it, and every link and file they name. */
export async function checkSite(address: string): Promise<string[]> {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    return [`"${address}" is no address of a site. Name it in full, such as https://example.org.`];
  }
  const { origin } = new URL(address);
  const visit = async (path: string): Promise<Visit> => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return { path, response, html: await response.text() };
  };
  const pages = await Promise.all(routes.map(({ path }) => visit(path)));
  const missing = await visit('/no-such-page');

  return [
    ...pages.filter(({ response }) => response.status !== 200).map(tellStatus),
    ...(missing.response.status === 404 ? [] : [`${tellStatus(missing)} instead of 404`]),
    ...[...pages, missing].flatMap(forbidden),
    ...[...pages, missing].flatMap(({ path, response: { headers } }) =>
      unsafeHeaders(origin, headers).map(
        (fault) => `${path} is sent with an unsafe header: ${fault}`,
      ),
    ),
    ...(await deadEnds(origin, pages)),
    ...(await insecure(origin)),
  ];
}

const tellStatus = ({ path, response }: Visit) => `${path} answers ${response.status}`;

/**
 * Reports inline code that the policy blocks: page and policy are from different builds, or the
 * host injected code.
 */
function forbidden({ path, response, html }: Visit): string[] {
  const policy = response.headers.get('content-security-policy') ?? '';
  try {
    const { scripts, styles } = readInline(html);
    const unnamed = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
    return unnamed.length
      ? [`${path} carries ${unnamed.length} inline scripts or styles that its policy forbids`]
      : [];
  } catch (error) {
    return [`${path}: ${(error as Error).message}`];
  }
}

/** Follows all that the pages name on this site: a place on a page, or a file, which is requested. */
async function deadEnds(origin: string, pages: Visit[]): Promise<string[]> {
  const named = pages.flatMap(({ path, html }) =>
    selectAll<AnyNode, Element>('[href], [src], [id]', parseDocument(html)).map(({ attribs }) => ({
      path,
      place: `${path}#${attribs['id']}`,
      url: new URL(attribs['href'] ?? attribs['src'] ?? '', `${origin}${path}`),
    })),
  );
  const links = named.filter(({ url }) => url.origin === origin);
  const places = new Set(named.map(({ place }) => place));
  const paths = new Set(pages.map(({ path }) => path));
  const astray = links
    .filter(({ url }) => url.hash && paths.has(url.pathname))
    .filter(({ url }) => !places.has(`${url.pathname}${decodeURIComponent(url.hash)}`))
    .map(({ path, url }) => `${path} leads to ${url.pathname}${url.hash}, which has no such place`);
  const files = new Set(links.map(({ url }) => url.pathname).filter((name) => !paths.has(name)));
  const answers = await Promise.all(
    [...files].map(async (file) => {
      const { status, headers } = await fetch(`${origin}${file}`, { method: 'HEAD' });
      if (status !== 200) return [`${file} answers ${status}`];
      const isForGood = headers.get('cache-control')?.includes('immutable');
      return file.startsWith('/assets/') && !isForGood ? [`${file} is not cached for good`] : [];
    }),
  );
  return [...new Set(astray), ...answers.flat()];
}

/** Requests the site over HTTP, which has to redirect: browsers accept HSTS only over HTTPS. */
async function insecure(origin: string): Promise<string[]> {
  const url = new URL(origin);
  if (url.protocol !== 'https:') return [];
  const { status, headers } = await fetch(`http://${url.host}/`, { redirect: 'manual' });
  const location = headers.get('location') ?? '';
  return [301, 308].includes(status) && location.startsWith(origin)
    ? []
    : [`http://${url.host}/ answers ${status} instead of leading to ${origin}`];
}
