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
export async function checkSite(origin: string) {
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
    ...deadLinks(pages),
    ...(await badFiles(origin, pages)),
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

function deadLinks(pages: Visit[]): string[] {
  const read = pages.map(({ path, html }) => {
    const all = (selector: string) => selectAll<AnyNode, Element>(selector, parseDocument(html));
    const links = all('a[href^="/"], a[href^="#"]').map(({ attribs }) => attribs['href'] ?? '');
    return {
      path,
      ids: new Set(all('[id]').map(({ attribs }) => attribs['id'])),
      links: new Set(links.map((link) => (link.startsWith('#') ? `${path}${link}` : link))),
    };
  });
  const targets = new Map(read.map(({ path, ids }) => [path, ids]));
  return read.flatMap(({ path, links }) =>
    [...links].flatMap((link) => {
      const { pathname, hash } = new URL(link, 'http://site');
      const ids = targets.get(pathname);
      // A path without a page is a file, which is requested below.
      if (!ids || !hash || ids.has(decodeURIComponent(hash.slice(1)))) return [];
      return [`${path} leads to ${link}, which has no such place`];
    }),
  );
}

/** Requests all other files that the pages name: scripts, fonts, images, downloads. */
async function badFiles(origin: string, pages: Visit[]): Promise<string[]> {
  const named = pages.flatMap(({ html }) =>
    [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(([, file = '']) => file),
  );
  const files = [...new Set(named)].filter((file) => !routes.some(({ path }) => path === file));
  const answers = await Promise.all(
    files.map(async (file) => ({
      file,
      response: await fetch(`${origin}${file}`, { method: 'HEAD' }),
    })),
  );
  return answers.flatMap(({ file, response: { status, headers } }) => {
    if (status !== 200) return [`${file} answers ${status}`];
    const isForGood = headers.get('cache-control')?.includes('immutable');
    return file.startsWith('/assets/') && !isForGood ? [`${file} is not cached for good`] : [];
  });
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
