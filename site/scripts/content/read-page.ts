import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element, ParentNode } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { fleschKincaid } from 'flesch-kincaid';
import { parseDocument } from 'htmlparser2';
import { syllable } from 'syllable';
import { textOf } from '../printed-values/read.ts';

/** Text and links of a built page. */
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
  /** Internal links of the main area: paths, with their anchors. */
  links: string[];
  /** The same of the whole page, with header and footer. */
  allLinks: string[];
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** Elements without running text. */
const drawn = 'figure, svg';

export function readPage(path: string, html: string): PageContent {
  const document = parseDocument(html);
  const main = selectOne('main', document);
  const find = (selector: string, part: ParentNode | null = main) =>
    part ? selectAll<AnyNode, Element>(selector, part) : [];
  const within = (part?: ParentNode) =>
    find('a[href^="/"], a[href^="#"]', part).map(({ attribs: { href = '' } }) =>
      href.startsWith('#') ? `${path}${href}` : href,
    );
  const { lines } = main ? textOf(main) : { lines: [] };
  const figures = find('figure, table, [role="img"]:is(svg, div)').length;
  const links = within();

  for (const element of find(drawn)) removeElement(element);
  for (const { attribs } of find('[aria-label]')) delete attribs['aria-label'];
  // What ends like a sentence: a label or a cell of a table would pass for a very plain one.
  const isSentence = (line: string) => /[.!?:]$/.test(line);
  const prose = main ? textOf(main).lines.filter(isSentence) : [];
  const text = prose.join(' ');
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const whole = parseDocument(html);
  return {
    path,
    title: textContent(find('title', whole)),
    description: find('meta[name="description"]', whole)[0]?.attribs['content'] ?? '',
    lines,
    prose,
    words: count(lines.join(' '), /[\p{L}\d][\p{L}\d.,’'-]*/gu),
    figures,
    grade: fleschKincaid({
      sentence: Math.max(1, count(text, /[.!?]+(?=\s|$)/g)),
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    }),
    ids: new Set(find('[id]', whole).map(({ attribs: { id = '' } }) => id)),
    links,
    allLinks: within(whole),
  };
}
