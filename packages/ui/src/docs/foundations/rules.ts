/**
 * Returns the rules of this page that set any of these custom properties, each with its media
 * query.
 */
export function rulesThatSet(properties: readonly string[]) {
  const found: { query: string; values: string[] }[] = [];
  const visit = (rules: CSSRuleList, query: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const values = properties.map((property) => rule.style.getPropertyValue(property));
        if (values.some(Boolean)) found.push({ query, values });
      } else if (rule instanceof CSSMediaRule) visit(rule.cssRules, rule.conditionText);
      else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, query);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules, '');
  return found;
}
