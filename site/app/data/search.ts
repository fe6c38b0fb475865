import type { SearchResult } from '@hadal/ui';

/** Part of Pagefind's response that the site reads. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<Found> }[] }>;
}
interface Found extends Passage {
  meta: { title?: string; section?: string };
  /** The parts of the page that match, by their headings; the first is the page where no heading is. */
  sub_results: (Passage & { title: string })[];
}
interface Passage {
  url: string;
  /** HTML, with `<mark>` around what was found. */
  excerpt: string;
}

// Pagefind names its worker by a string: the one string that our security policy lets become a script.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (url === '/pagefind/pagefind-worker.js' ? url : null),
});

const most = 8;
let script = '/pagefind/pagefind.js';
let pagefind: Promise<Pagefind> | undefined;

/** Fetched on the first question: the build writes it beside the pages, from which it is made. */
function load(): Promise<Pagefind> {
  pagefind ??= import(/* @vite-ignore */ script) as Promise<Pagefind>;
  pagefind.catch(() => {
    pagefind = undefined;
    // A browser may remember of an address for good that nothing arrived from there.
    script = `/pagefind/pagefind.js?${Date.now()}`;
  });
  return pagefind;
}

/** Finds pages, and within each the part that fits best. Rejects when there is no index. */
export async function search(query: string, signal: AbortSignal): Promise<SearchResult[]> {
  const { results } = await (await load()).search(query);
  signal.throwIfAborted();
  const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
  return found.map(toResult);
}

function toResult({ url, meta, excerpt, sub_results: parts }: Found): SearchResult {
  const title = meta.title ?? url;
  const part = parts.find((candidate) => candidate.url !== url);
  if (!part) return { href: url, title, section: meta.section, ...marked(excerpt) };
  return { href: part.url, title: part.title, section: title, ...marked(part.excerpt) };
}

/** An excerpt as text, and where its marks are in it. Pagefind escapes angle brackets, and only these. */
function marked(html: string) {
  const matches: [number, number][] = [];
  let excerpt = '';
  // Every second piece stood within a mark.
  for (const [index, piece] of html.split(/<\/?mark>/).entries()) {
    const text = piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
    if (index % 2) matches.push([excerpt.length, excerpt.length + text.length]);
    excerpt += text;
  }
  return { excerpt, matches };
}
