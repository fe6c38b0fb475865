import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { textOf } from '../figures/read.ts';

/** What a built page says, and where it leads. */
export interface PageContent {
  path: string;
  title: string;
  description: string;
  /** Of its main area, a line to each block. */
  lines: string[];
  /** Those of its running text: a drawing or a formula may stand on several pages. */
  prose: string[];
  words: number;
  /** Drawings, charts and tables. */
  figures: number;
  /** Flesch and Kincaid's grade: the years of school that its sentences ask for. */
  grade: number;
  ids: Set<string>;
  /** Where its main area leads within the site: paths, with their anchors. */
  links: string[];
  /** The same of the whole page, with header and footer. */
  allLinks: string[];
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const within = (html: string, path: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="([/#][^"]*)"/g)].map(([, href = '']) =>
    href.startsWith('#') ? `${path}${href}` : href,
  );

export function readPage(path: string, html: string): PageContent {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const { lines } = textOf(main);
  // What ends like a sentence: a label or a cell of a table would pass for a very plain one.
  const isSentence = (line: string) => /[.!?:]$/.test(line);
  const running = main.replace(
    /<figure[\s\S]*?<\/figure>|<svg[\s\S]*?<\/svg>| aria-label="[^"]*"/g,
    '',
  );
  const prose = textOf(running).lines.filter(isSentence);
  const text = prose.join(' ');
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    path,
    title: of(/<title>([^<]*)/),
    description: of(/<meta name="description" content="([^"]*)/),
    lines,
    prose,
    words: count(lines.join(' '), /[\p{L}\d][\p{L}\d.,’'-]*/gu),
    figures: count(main, /<figure|<table|<svg[^>]*role="img"|<div[^>]*role="img"/g),
    grade: fleschKincaid({
      sentence: Math.max(1, count(text, /[.!?]+(?=\s|$)/g)),
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    }),
    ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)),
    links: within(main, path),
    allLinks: within(html, path),
  };
}
