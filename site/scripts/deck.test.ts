import { expect, test, vi } from 'vitest';

test('prints no deck without a browser, and says what would help', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const say = vi.spyOn(console, 'log').mockReturnValue();
  const { printDeck } = await import('./deck.ts');
  expect(await printDeck()).toBeUndefined();
  expect(say).toHaveBeenCalledWith(expect.stringContaining('CHROMIUM_PATH'));
});
