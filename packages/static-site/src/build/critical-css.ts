import {
  parse,
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import { selectorsUsedBy } from './used-selectors.ts';

/** What a page needs only once it is printed, or has no scripts; it then gets the whole stylesheet. */
const otherMedia = /\bprint\b|\bscripting: ?none\b/;
/** What only shows once a page answers to hand and key. */
const answering = /^(?:cursor|transition)/;

const variablesIn = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/**
 * Cuts a stylesheet down to what the HTML of a page has use for until the whole of it arrives: with
 * the scripts, and before them where there are none.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const base = parse(stylesheet);
  base.walkComments((comment) => void comment.remove());
  base.walkAtRules((rule) => {
    // The fonts themselves come after the paint; until then their fallbacks, which are at hand.
    const isFont = rule.name === 'font-face' && rule.toString().includes('url(');
    if (isFont || otherMedia.test(rule.params)) rule.remove();
  });
  base.walkDecls(answering, (declaration) => void declaration.remove());
  inlineConstants(base);
  const usedBy = selectorsUsedBy();
  return (html) => {
    const page = base.clone();
    keepFound(page, usedBy(html));
    keepUsed(page, html);
    dropEmpty(page);
    shortenNames(page, html);
    return page.toString();
  };
}

/** A property that is set once and for all, and is no longer than its name, may as well be its value. */
function inlineConstants(base: Root) {
  const set = Map.groupBy(declarations(base), ({ prop }) => prop);
  const constants = new Map<string, string>();
  for (const [prop, [only, ...others]] of set) {
    if (!only || others.length || !isEverywhere(only.parent as Rule)) continue;
    const text = `var(${prop})`;
    if (only.value.length <= text.length) constants.set(text, only.value);
  }
  base.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\(--[\w-]+\)/g,
      (text) => constants.get(text) ?? text,
    );
  });
}

const isEverywhere = ({ selector, parent }: Rule) =>
  selector === ':root' && (parent as AtRule | undefined)?.name !== 'media';

function declarations(base: Root) {
  const found: Declaration[] = [];
  base.walkDecls(/^--/, (declaration) => void found.push(declaration));
  return found;
}

/** Of each rule what its page has. */
function keepFound(page: Root, isUsed: (selector: string) => boolean) {
  page.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
}

const isKeyframe = ({ parent }: { parent: unknown }) =>
  (parent as { name?: string } | undefined)?.name?.endsWith('keyframes') ?? false;

/** Of the custom properties and the animations those that something refers to. */
function keepUsed(page: Root, html: string) {
  const used = new Set(variablesIn(html));
  for (let before = -1; before < used.size;) {
    before = used.size;
    page.walkDecls(({ prop, value }) => {
      if (!prop.startsWith('--') || used.has(prop))
        variablesIn(value).forEach((name) => used.add(name));
    });
  }
  let animations = '';
  page.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--') && !used.has(declaration.prop)) declaration.remove();
    else if (declaration.prop.startsWith('animation')) animations += ` ${declaration.value} `;
  });
  page.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
}

/**
 * Gives short names to the properties that nothing outside refers to. Each rule comes again with the
 * whole stylesheet, under the names that others know.
 */
function shortenNames(page: Root, html: string) {
  const outside = new Set(html.match(/--[\w-]+/g));
  const names = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(/--[\w-]+/g, (name) => {
      if (!outside.has(name) && !names.has(name)) names.set(name, `--${names.size.toString(36)}`);
      return names.get(name) ?? name;
    });
  page.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
}

function dropEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    dropEmpty(node);
    if (!node.nodes.length) node.remove();
  });
}
