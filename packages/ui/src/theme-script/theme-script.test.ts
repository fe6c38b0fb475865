import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { themeScript, themeScriptHash } from './theme-script';

const root = document.documentElement;

/** Runs the script like a browser, from the page's markup. */
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
  test.each(['dark', 'light'])('applies the stored theme: %s', (stored) => {
    localStorage.setItem('theme', stored);
    run(themeScript({ defaultTheme: stored === 'dark' ? 'light' : 'dark' }));
    expect(root).toHaveAttribute('data-theme', stored);
  });

  test.each([
    null,
    '',
    'Light',
    'system',
    'undefined',
    'null',
    '"light"',
    'constructor',
    '<script>',
  ])('applies the default when the stored value is %j', (stored) => {
    for (const defaultTheme of ['dark', 'light', 'system'] as const) {
      if (stored !== null) localStorage.setItem('theme', stored);
      run(themeScript({ defaultTheme }));
      expect(root).toHaveAttribute('data-theme', defaultTheme);
    }
  });

  test('is dark by default', () => {
    run(themeScript());
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test.each(['dark', 'light'] as const)(
    'prefers the stored theme over the system: %s',
    (stored) => {
      localStorage.setItem('theme', stored);
      run(themeScript({ defaultTheme: 'system' }));
      expect(root).toHaveAttribute('data-theme', stored);
    },
  );

  test('applies the default if reading the storage throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run(themeScript({ defaultTheme: 'light' }));
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('applies the default if accessing the storage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    run(themeScript({ defaultTheme: 'system' }));
    expect(root).toHaveAttribute('data-theme', 'system');
  });

  test('applies the default without storage, as in some embedded browsers', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    run(themeScript());
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('reads the given key, and escapes it', () => {
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
  ] as const)("sets the theme colour of the browser's bars: %s", (defaultTheme, dark, light) => {
    document.head.innerHTML =
      '<meta name="theme-color" data-theme="dark"><meta name="theme-color" data-theme="light">';
    run(themeScript({ defaultTheme }));
    expect([...document.querySelectorAll('meta')].map(({ media }) => media)).toEqual([dark, light]);
  });

  test('has at most 500 bytes and leaves no global behind', () => {
    const before = Object.keys(window);
    run(themeScript({ defaultTheme: 'system' }));
    expect(new Blob([themeScript({ defaultTheme: 'system' })]).size).toBeLessThanOrEqual(500);
    expect(Object.keys(window)).toEqual(before);
  });
});

describe('themeScriptHash', () => {
  test("matches the script's content security policy", async () => {
    const script = themeScript();
    const hash = createHash('sha256').update(script).digest('base64');
    expect(await themeScriptHash(script)).toBe(`'sha256-${hash}'`);
  });
});
