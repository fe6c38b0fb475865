import { AtRule, parse, Root, Rule, type Container, type Declaration } from 'postcss';
import { selectorsUsedBy, unseen } from './used-selectors.ts';

/** Media queries left out of the critical CSS: print uses the whole stylesheet. */
const otherMedia = /\bprint\b/;
/** Properties that have no effect until a page is interactive. */
const answering = /^(?:cursor|interpolate-size|pointer-events|touch-action|transition)/;

const variablesIn = (text: string) => text.match(/(?<=var\(\s*)--[\w-]+/g) ?? [];

/** Hides what the critical CSS does not cover, while the root has `data-unseen="hidden"`. */
export const unseenHidden = `[data-unseen=hidden] :is(${unseen}){display:none}`;

/**
 * Extracts the critical CSS of a page's HTML, which applies until the whole stylesheet has loaded. Covers the
 * title and the first section below it, but for what is closed in them.
 */
export function criticalCss(stylesheet: string): (html: string) => string {
  const base = parse(stylesheet);
  base.walkComments((comment) => void comment.remove());
  base.walkAtRules((rule) => {
    // Web fonts load after the first paint; until then local fallback fonts stand in.
    const isFont = rule.name === 'font-face' && rule.toString().includes('url(');
    if (isFont || otherMedia.test(rule.params)) rule.remove();
  });
  base.walkDecls(answering, (declaration) => void declaration.remove());
  // Until the whole stylesheet has loaded, the browser's own outline shows focus.
  base.walkDecls('outline', (declaration) => {
    if (declaration.value === 'none') declaration.remove();
  });
  inlineConstants(base);
  const usedBy = selectorsUsedBy();
  // Read once: PostCSS would parse the selectors of every rule anew for every page.
  const selectors = new Map<Rule, string[]>();
  base.walkRules((rule) => void selectors.set(rule, rule.selectors));
  return (html) => {
    const isUsed = usedBy(html);
    const page = new Root({ raws: base.raws });
    copyUsed(base, page, (rule) => selectors.get(rule)!.filter(isUsed));
    keepUsed(page, html);
    keepWidths(page);
    dropEmpty(page);
    shortenNames(page, html);
    return page.toString();
  };
}

/** Inlines custom properties that are set only once and whose value is no longer than the `var()`. */
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

/** Copies the rules that match a page, each with the selectors that do. */
function copyUsed(from: Container, to: Container, usedOf: (rule: Rule) => string[]) {
  from.each((node) => {
    if (node instanceof Rule) {
      const selectors = usedOf(node);
      if (selectors.length) to.append(node.clone({ selectors }));
    } else if (
      node instanceof AtRule &&
      node.nodes &&
      !/(?:font-face|keyframes)$/.test(node.name)
    ) {
      const { name, params, raws } = node;
      const copy = new AtRule({ name, params, raws, nodes: [] });
      copyUsed(node, copy, usedOf);
      to.append(copy);
    } else to.append(node.clone());
  });
}

/** Keeps only the custom properties and animations that are referenced. */
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

/** Keeps only the fallback fonts of widths that a rule or a custom property may ask for. */
function keepWidths(page: Root) {
  const used = new Set(['100%']);
  const faces: Declaration[] = [];
  page.walkDecls(/^(?:--|font-stretch$)/, (declaration) => {
    const { parent, value } = declaration;
    if ((parent as AtRule).name === 'font-face') faces.push(declaration);
    else value.match(/[\d.]+%/g)?.forEach((width) => used.add(width));
  });
  for (const { parent, value } of faces) {
    if (!value.split(' ').some((width) => used.has(width))) parent!.remove();
  }
}

/**
 * Shortens the names of custom properties that nothing outside the critical CSS refers to. The whole
 * stylesheet later repeats each rule under the original names.
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
