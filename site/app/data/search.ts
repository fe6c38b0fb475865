import type { SearchResult } from '@hadal/ui';

/** Part of Pagefind's response that the site reads. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<Found> }[] }>;
}
interface Found extends Passage {
  meta: { title?: string; section?: string };
  /** The matching sections of the page; the first is the whole page if no heading matches. */
  sub_results: (Passage & { title: string })[];
}
interface Passage {
  url: string;
  /** HTML with `<mark>` around the matches. */
  excerpt: string;
}

// Pagefind names its worker by a string, the only one that our Trusted Types policy accepts as a
// script.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === '/pagefind/pagefind-worker.js' ? url : null),
});

const most = 8;
let script = '/pagefind/pagefind.js';

/** The index, imported on first use; the build writes it together with Pagefind. */
let opened: Promise<Pagefind> | undefined;
const load = () => (opened ??= import(/* @vite-ignore */ script) as Promise<Pagefind>);

/** Searches the pages, with the best section of each. Rejects if the index, or a part of it, does not load. */
export async function search(query: string, signal: AbortSignal): Promise<SearchResult[]> {
  try {
    const pagefind = await load();
    // Loads again a part of the index that did not load.
    const { results } = await pagefind.search(query).catch(() => pagefind.search(query));
    signal.throwIfAborted();
    return (await Promise.all(results.slice(0, most).map((result) => result.data()))).map(toResult);
  } catch (error) {
    if (error !== signal.reason) {
      opened = undefined;
      // A browser may cache a failed import for good, so the next attempt uses another URL.
      script = `/pagefind/pagefind.js?${Date.now()}`;
    }
    throw error;
  }
}

function toResult({ url, meta, excerpt, sub_results: parts }: Found): SearchResult {
  const title = meta.title ?? url;
  const part = parts.find((candidate) => candidate.url !== url);
  if (!part) return { href: url, title, section: meta.section, ...after(title, marked(excerpt)) };
  return { href: part.url, title: part.title, section: title, ...marked(part.excerpt) };
}

/** Leaves out the title with which the text of a list's item begins, since it stands above the excerpt. */
function after(title: string, { excerpt, matches }: ReturnType<typeof marked>) {
  const start = `${title}. `.length;
  if (!excerpt.startsWith(`${title}. `)) return { excerpt, matches };
  return {
    excerpt: excerpt.slice(start),
    matches: matches
      .filter(([from]) => from >= start)
      .map(([from, to]): [number, number] => [from - start, to - start]),
  };
}

/**
 * Returns an excerpt as text with the ranges of its marks. Pagefind escapes only angle brackets.
 */
function marked(html: string) {
  const matches: [number, number][] = [];
  let excerpt = '';
  // Odd pieces were inside a mark.
  for (const [index, piece] of html.split(/<\/?mark>/).entries()) {
    const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    if (index % 2) matches.push([excerpt.length, excerpt.length + text.length]);
    excerpt += text;
  }
  return { excerpt, matches };
}
