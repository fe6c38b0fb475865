import { createHash } from 'node:crypto';

/** What a page carries in itself, as a policy names it: by hash. */
export interface Inline {
  scripts: string[];
  styles: string[];
}

/** What browsers run or obey. Any other type is a block of data, which needs no permission. */
const obeyed = /^(|module|text\/javascript|importmap|speculationrules)$/;
const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Names what a page carries inline.
 *
 * @throws where a tag has a style or a handler of its own, which no hash covers
 */
export function readInline(html: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const rest = html.replace(element, (_, name: string, attributes: string, text: string) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? '';
    if (name === 'style') styles.add(hash(text));
    else if (!/\bsrc=/.test(attributes) && obeyed.test(type)) scripts.add(hash(text));
    return '';
  });
  const forbidden = /<[a-z][^>]*?\s((?:style|on[a-z]+)="[^"]*")/.exec(rest);
  if (forbidden) {
    throw new Error(
      `A page has the attribute ${forbidden[1]}, which its security policy would make the browser ignore. ` +
        `Say it in a stylesheet or in a script, or take it out while building.`,
    );
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() };
}
