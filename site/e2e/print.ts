import type { Page } from '@playwright/test';

const isChromium = !process.env['ENGINE'];

/** Shows the page as its styles for print have it, which WebDriver cannot ask for: they become those of the screen. */
export async function showPrinted(page: Page) {
  if (isChromium) return page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const adapt = (media: MediaList) => {
      if (/print/.test(media.mediaText)) media.mediaText = media.mediaText.replace(/print/g, 'all');
      else if (/screen/.test(media.mediaText)) media.mediaText = 'not all';
    };
    const visit = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) adapt(rule.media);
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) {
      adapt(sheet.media);
      visit(sheet.cssRules);
    }
  });
}
