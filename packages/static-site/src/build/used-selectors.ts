import { compile, selectAll, type Options } from 'css-select';
import { parse, SelectorType, type Selector } from 'css-what';
import { parseDocument } from 'htmlparser2';

/** Pseudo-classes that a pointer or the keyboard toggles before the page is hydrated. */
const byHand = /^(?:active|checked|focus|focus-visible|focus-within|hover|indeterminate|target)$/;
/** Pseudo-classes among them that can wait for the whole stylesheet. */
const deferrable = /^(?:active|focus-visible|hover)$/;
/** Attributes set before hydration, by the theme script and by the browser itself. */
const beforeScripts = /^(?:data-theme=(?:dark|light)?|open=)$/;
/**
 * Elements out of sight at first, and hidden until the whole stylesheet has loaded: all below a page's title and
 * first section, and what is closed. A page without scripts loads that stylesheet from the start. Each names the
 * tags that it means, or showing them would make the browser style the whole page again.
 */
export const unseen =
  'main section~:is(section,div),main~:is(section,footer,div),' +
  'details:not([open])>:is(div,dl),[data-state=closed]:not(button,details)';

const any: Selector = { type: SelectorType.Universal, namespace: null };
/** Matches the elements that `::placeholder` styles. */
const withPlaceholder = parse('[placeholder]')[0]![0]!;

function mayChange(token: Selector): boolean {
  if (token.type === SelectorType.Attribute)
    return beforeScripts.test(`${token.name}=${token.value}`);
  if (token.type !== SelectorType.Pseudo) return false;
  return (
    byHand.test(token.name) || (Array.isArray(token.data) && token.data.flat().some(mayChange))
  );
}

/** Returns whether a selector requires such a state, if only in one of its alternatives. */
function isDeferrable(token: Selector): boolean {
  if (token.type !== SelectorType.Pseudo || token.name === 'not') return false;
  return (
    deferrable.test(token.name) ||
    (Array.isArray(token.data) && token.data.flat().some(isDeferrable))
  );
}

/**
 * Removes the conditions that may change before hydration, so that the selector matches any such
 * state.
 */
function lasting(token: Selector): Selector {
  if (token.type === SelectorType.PseudoElement) {
    return token.name === 'placeholder' ? withPlaceholder : any;
  }
  if (!mayChange(token)) return token;
  if (token.type !== SelectorType.Pseudo || token.name === 'not') return any;
  if (!Array.isArray(token.data)) return any;
  return { ...token, data: token.data.map((one) => one.map(lasting)) };
}

/** Compiles each selector once for all pages. */
export function selectorsUsedBy(): (html: string) => (selector: string) => boolean {
  const known = new Map<string, ReturnType<typeof read>>();
  return (html) => {
    const page = parseDocument(html);
    for (const element of selectAll('noscript', page, options)) element.children = [];
    const hidden = new Set(
      selectAll<Node, Element>(`:is(${unseen}),:is(${unseen}) *`, page, options),
    );
    const elements = selectAll<Node, Element>('*', page, options).filter((one) => !hidden.has(one));
    const byClass = Map.groupBy(
      elements.flatMap((element) =>
        (element.attribs['class'] ?? '').split(' ').map((name) => ({ name, element })),
      ),
      ({ name }) => name,
    );
    return (selector) => {
      const wanted = known.get(selector) ?? read(selector);
      known.set(selector, wanted);
      // Most selectors belong to other pages, which their classes reveal without a query of the
      // document.
      if (wanted.isDeferrable || !wanted.classes.every((name) => byClass.has(name))) return false;
      return wanted.subject === undefined
        ? elements.some(wanted.query)
        : byClass.get(wanted.subject)!.some(({ element }) => wanted.query(element));
    };
  };
}

type Page = ReturnType<typeof parseDocument>;
type Node = Page | Page['children'][number];
type Element = Extract<Page['children'][number], { attribs: object }>;
const options: Options<Node, Element> = {};

const combinators = /^(?:adjacent|child|descendant|sibling)$/;
const classesOf = (tokens: Selector[]) =>
  tokens.flatMap((token) =>
    token.type === SelectorType.Attribute && token.name === 'class' ? [token.value] : [],
  );

function read(selector: string) {
  const [tokens = []] = parse(selector);
  const last = tokens.findLastIndex(({ type }) => combinators.test(type));
  return {
    isDeferrable: tokens.some(isDeferrable),
    classes: classesOf(tokens),
    /** A class that the subject itself requires, if any. */
    subject: classesOf(tokens.slice(last + 1))[0],
    query: compile<Node, Element>([tokens.map(lasting)], options),
  };
}
