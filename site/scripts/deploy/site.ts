import { routes } from '../../app/routes/index.ts';
import { readPage } from '../content/read-page.ts';
import { readInline } from '@hadal/static-site';
import { observe } from './observatory.ts';

/** Score below which a header is missing that every host should send. */
const leastScore = 145;

interface Visit {
  path: string;
  response: Response;
  html: string;
}

/**
 * Checks every page of a deployed site as a browser receives it, and every link and file they name.
 * Returns the problems, and the Observatory's score of each page.
 */
export async function checkSite(origin: string) {
  const visit = async (path: string): Promise<Visit> => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    return { path, response, html: await response.text() };
  };
  const pages = await Promise.all(routes.map(({ path }) => visit(path)));
  const missing = await visit('/no-such-page');

  const observed = [...pages, missing].map(({ path, response, html }) => ({
    path,
    ...observe({ url: `${origin}${path}`, headers: response.headers, html }),
  }));
  const problems = [
    ...pages.filter(({ response }) => response.status !== 200).map(tellStatus),
    ...(missing.response.status === 404 ? [] : [`${tellStatus(missing)} instead of 404`]),
    ...[...pages, missing].flatMap(forbidden),
    ...observed
      .filter(({ score }) => score < leastScore)
      .map(({ path, score, findings }) => {
        const worst = findings.filter(({ points }) => points < 0 || points === 0);
        return `${path} has ${score} points: ${worst.map(({ test, found }) => `${test} (${found})`).join(', ')}`;
      }),
    ...deadLinks(pages),
    ...(await badFiles(origin, pages)),
    ...(await insecure(origin)),
  ];
  return { scores: observed.map(({ path, score }) => ({ path, score })), problems };
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
  const read = pages.map(({ path, html }) => readPage(path, html));
  const targets = new Map(read.map(({ path, ids }) => [path, ids]));
  return read.flatMap(({ path, allLinks }) =>
    [...new Set(allLinks)].flatMap((link) => {
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
