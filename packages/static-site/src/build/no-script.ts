import { AtRule, list, parse, type Container, type Document } from 'postcss';

const isNoScript = (query: string) => /^\(scripting: ?none\)$/.test(query);

/**
 * Takes the rules of `@media (scripting: none)` out of a stylesheet. Returns them without the query, for a
 * `<noscript>` to link, and the other rules. Safari before 17 and Chrome before 120 do not know the query.
 */
export function takeNoScript(stylesheet: string): { css: string; others: string } {
  const root = parse(stylesheet);
  let css = '';
  root.walkAtRules('media', (rule) => {
    const queries = list.comma(rule.params);
    const others = queries.filter((query) => !isNoScript(query));
    if (others.length === queries.length) return;
    css += within(rule.parent, (rule.nodes ?? []).join(''));
    if (others.length) rule.params = others.join(',');
    else rule.remove();
  });
  return { css, others: root.toString() };
}

/** Wraps rules in the layers and queries around them. */
const within = (around: Container | Document | undefined, rules: string): string =>
  around instanceof AtRule
    ? within(around.parent, `@${around.name} ${around.params}{${rules}}`)
    : rules;
