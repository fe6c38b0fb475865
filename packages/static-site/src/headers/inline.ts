import { isTag, type ParentNode } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createHash } from 'node:crypto';

/** Hashes of a page's inline scripts and styles, as a policy lists them. */
export interface Inline {
  scripts: string[];
  styles: string[];
}

/** Script types that browsers execute or obey; any other is a data block, which needs no permission. */
const obeyed = /^(|module|text\/javascript|importmap|speculationrules)$/;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the hashes of a page's inline content.
 *
 * @throws if a tag has a style attribute or an inline event handler, which no hash covers
 */
export function readInline(html: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const read = (parent: ParentNode) => {
    for (const element of parent.children.filter(isTag)) {
      const { name, attribs } = element;
      if (name === 'style') styles.add(hash(textContent(element)));
      else if (name === 'script' && !('src' in attribs) && obeyed.test(attribs['type'] ?? ''))
        scripts.add(hash(textContent(element)));
      const forbidden = Object.keys(attribs).find((key) => /^(?:style|on[a-z]+)$/.test(key));
      if (forbidden) {
        throw new Error(
          `A page has the attribute ${forbidden}="${attribs[forbidden]}", which the page's security policy blocks. ` +
            `Move it to a stylesheet or a script, or remove it at build time.`,
        );
      }
      read(element);
    }
  };
  read(parseDocument(html));
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() };
}
