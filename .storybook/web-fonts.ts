/**
 * Loads the web fonts, so that stories always look and measure alike. On pages they are optional, and Firefox and
 * WebKit fail `load()` of an optional font that takes longer than 100 ms, as it does on a busy machine.
 */
export async function loadWebFonts() {
  for (const sheet of document.styleSheets) {
    for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
      if (!cssText.startsWith('@font-face') || !cssText.includes('optional')) continue;
      sheet.deleteRule(index);
      sheet.insertRule(cssText.replace('optional', 'block'), index);
    }
  }
  const awaited = [...document.fonts].filter(({ display }) => display === 'block');
  await Promise.all(awaited.map((face) => face.load()));
}
