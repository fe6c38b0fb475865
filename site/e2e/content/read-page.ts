import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element, ParentNode } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { fleschKincaid } from 'flesch-kincaid';
import { parseDocument } from 'htmlparser2';
import { syllable } from 'syllable';
import { textOf } from './text-of.ts';

/** Text and links of a built page. */
export interface PageContent {
  path: string;
  title: string;
  description: string;
  /** Text of the main area, one line per block. */
  lines: string[];
  /** Lines of running text; captions of drawings and formulas may recur on several pages. */
  prose: string[];
  words: number;
  /** Number of drawings, charts and tables. */
  figures: number;
  /** Flesch–Kincaid grade: years of schooling needed to read the text. */
  grade: number;
  ids: Set<string>;
  /** Internal links of the main area: paths, with their anchors. */
  links: string[];
  /** Internal links of the whole page, including header and footer. */
  allLinks: string[];
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** Elements that are drawn or tabulated, not running text. */
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
  // Labels and table cells would lower the grade, so only lines that end like a sentence count.
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
