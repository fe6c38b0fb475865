const answers = {
  '(prefers-reduced-motion: no-preference)': '(max-width: 0px)',
  '(prefers-reduced-motion: reduce)': '(min-width: 0px)',
};
const originals = new WeakMap<CSSMediaRule, string>();

/** Overrides `prefers-reduced-motion` in our stylesheets, or restores the system's setting. */
export function reduceMotion(reduced: boolean) {
  for (const sheet of document.styleSheets) visit(sheet.cssRules, reduced);
}

function visit(rules: CSSRuleList, reduced: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (original.includes('prefers-reduced-motion')) {
        originals.set(rule, original);
        rule.media.mediaText = reduced ? answered(original) : original;
      }
    }
    if (rule instanceof CSSGroupingRule) visit(rule.cssRules, reduced);
  }
}

const answered = (query: string) =>
  Object.entries(answers).reduce((text, [asked, answer]) => text.replaceAll(asked, answer), query);
