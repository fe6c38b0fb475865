/**
 * Matches the parts of a page that lie below its first window, in any window: sections, also within a section, and
 * articles that links lead to.
 */
export const below = 'main section ~ section, main article[id] ~ article, main ~ footer';

/**
 * Has the browser lay out what is below only once it is near, or `layOutRest` comes to it: a slow phone
 * would otherwise style the whole page three times, for the first paint, the stylesheet and the fonts. Not
 * where the browser does not keep the place as sizes above it change (Safari), nor in wide windows, which
 * fast machines have, and where scripts may measure the whole page.
 */
export const styles =
  `@supports (overflow-anchor:auto){@media (width<1280px){[data-layout=deferred] :is(${below})` +
  `{content-visibility:auto;contain-intrinsic-block-size:auto 100vh;overflow-clip-margin:64px}}}`;

/**
 * Asks for it, unless the browser is about to scroll to a place by itself. Only Chromium reveals the text fragment
 * of an address, in the navigation entry.
 */
export const script =
  `performance.getEntriesByType("navigation").map(n=>n.type=="navigate"&&!/#/.test(n.name+location.hash)` +
  `&&(document.documentElement.dataset.layout="deferred"));`;
