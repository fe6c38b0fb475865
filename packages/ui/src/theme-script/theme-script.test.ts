import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { themeScript, themeScriptHash } from './theme-script';

const root = document.documentElement;

/** Runs it as the browser does, from the page's own markup. */
function run(script: string) {
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  root.removeAttribute('data-theme');
  document.head.replaceChildren();
});

describe('themeScript', () => {
  test.each(['dark', 'light'])('shows the stored theme: %s', (stored) => {
    localStorage.setItem('theme', stored);
    run(themeScript({ defaultTheme: stored === 'dark' ? 'light' : 'dark' }));
    expect(root).toHaveAttribute('data-theme', stored);
  });

  test.each([null, '', 'Light', 'system', 'undefined', '"light"', '<script>'])(
    'is dark when what is stored is %j',
    (stored) => {
      if (stored !== null) localStorage.setItem('theme', stored);
      run(themeScript());
      expect(root).toHaveAttribute('data-theme', 'dark');
    },
  );

  test.each(['dark', 'light', 'system'] as const)('falls back to the default: %s', (theme) => {
    run(themeScript({ defaultTheme: theme }));
    expect(root).toHaveAttribute('data-theme', theme);
  });

  test('shows the default when the storage may not be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run(themeScript({ defaultTheme: 'light' }));
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('shows the default when there is no storage to ask', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run(themeScript());
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('reads the key it is told, and cannot be ended by it', () => {
    const storageKey = `"</script>'`;
    localStorage.setItem(storageKey, 'light');
    const script = themeScript({ storageKey });
    expect(script).not.toContain('</');
    run(script);
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test.each([
    ['dark', 'all', 'not all'],
    ['light', 'not all', 'all'],
    ['system', '(prefers-color-scheme:dark)', '(prefers-color-scheme:light)'],
  ] as const)('lets the browser’s bars follow: %s', (defaultTheme, dark, light) => {
    document.head.innerHTML =
      '<meta name="theme-color" data-theme="dark"><meta name="theme-color" data-theme="light">';
    run(themeScript({ defaultTheme }));
    expect([...document.querySelectorAll('meta')].map(({ media }) => media)).toEqual([dark, light]);
  });

  test('weighs at most 500 bytes and leaves no global behind', () => {
    const before = Object.keys(window);
    run(themeScript({ defaultTheme: 'system' }));
    expect(new Blob([themeScript({ defaultTheme: 'system' })]).size).toBeLessThanOrEqual(500);
    expect(Object.keys(window)).toEqual(before);
  });
});

describe('themeScriptHash', () => {
  test('is what a content security policy asks for', async () => {
    const script = themeScript();
    const hash = createHash('sha256').update(script).digest('base64');
    expect(await themeScriptHash(script)).toBe(`'sha256-${hash}'`);
  });
});
