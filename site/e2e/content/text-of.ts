import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';

const unread = /^(?:script|style|math|template)$/;
/** Elements that are part of a sentence; all others end one. */
const inline = /^(?:a|abbr|b|bdi|code|em|i|mark|small|span|strong|sub|sup|time|tspan)$/;
/** Attributes that screen readers announce. */
const spoken = ['aria-label', 'alt', 'title', 'content'];

/**
 * Returns the text of a part of a page or of HTML, one line per block, including alternative texts,
 * and its tables.
 */
export function textOf(part: ParentNode | string): { lines: string[]; tables: string[][][] } {
  const lines = [''];
  const tables: string[][][] = [];
  let row: string[] | undefined;
  let cell: string | undefined;
  const read = (node: ChildNode) => {
    if (isText(node)) {
      lines[lines.length - 1] += node.data;
      if (cell !== undefined) cell += node.data;
    } else if (isTag(node)) {
      readElement(node);
    }
  };
  const readElement = (element: Element) => {
    const { name, attribs, prev } = element;
    // Styles separate two spans without a space between them.
    if (name === 'span' && prev && isTag(prev) && prev.name === 'span')
      lines.push(`${lines.pop()} `);
    if (!inline.test(name)) lines.push('');
    for (const attribute of spoken) {
      if (attribs[attribute]) lines.push(attribs[attribute], '');
    }
    if (unread.test(name)) return;
    const isCell = name === 'td' || name === 'th';
    if (name === 'table') tables.push([]);
    if (name === 'tr') tables.at(-1)?.push((row = []));
    if (isCell) cell = '';
    element.children.forEach(read);
    if (isCell) {
      row?.push((cell ?? '').trim());
      cell = undefined;
    }
    if (!inline.test(name)) lines.push('');
  };
  (typeof part === 'string' ? parseDocument(part) : part).children.forEach(read);
  return { lines: lines.map((line) => line.trim()).filter(Boolean), tables };
}
