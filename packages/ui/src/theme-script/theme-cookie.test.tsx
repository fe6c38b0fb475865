/**
 * @vitest-environment-options { "url": "https://www.example.com/" }
 */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ThemeToggle } from '../components/theme-toggle';
import { themeScript } from './theme-script';

const cookieDomain = 'example.com';
const root = document.documentElement;

/** Opens a page, as another subdomain of the same browser would. */
function open(options: Parameters<typeof themeScript>[0] = { cookieDomain }) {
  const element = document.createElement('script');
  element.textContent = themeScript(options);
  document.head.append(element);
  return root.getAttribute('data-theme');
}

afterEach(() => {
  vi.restoreAllMocks();
  document.cookie = `theme=;domain=${cookieDomain};path=/;max-age=0`;
  document.cookie = 'theme=;path=/;max-age=0';
  localStorage.clear();
  document.head.replaceChildren();
  root.removeAttribute('data-theme');
});

describe('a theme shared by subdomains', () => {
  test('is read before the first paint, without this origin having stored it', async () => {
    root.setAttribute('data-theme', 'dark');
    render(<ThemeToggle cookieDomain={cookieDomain} />);
    await userEvent.click(screen.getByRole('button'));
    localStorage.clear();
    expect(open()).toBe('light');
  });

  test('wins over what this origin once stored', () => {
    localStorage.setItem('theme', 'dark');
    document.cookie = `theme=light;domain=${cookieDomain};path=/`;
    expect(open()).toBe('light');
  });

  test.each([
    ['before', 'dark', 'light'],
    ['after', 'light', 'dark'],
  ])('is not hidden by a cookie of this host set %s it', (when, own, shared) => {
    const set = [
      () => void (document.cookie = `theme=${own};path=/`),
      () => void (document.cookie = `theme=${shared};domain=${cookieDomain};path=/`),
    ];
    for (const write of when === 'before' ? set : set.toReversed()) write();
    expect(document.cookie.match(/theme=/g)).toHaveLength(2);
    expect(open()).toBe(shared);
    expect(document.cookie).toBe(`theme=${shared}`);
  });

  test('falls back to the choice of this origin, and then to the default', () => {
    expect(open({ cookieDomain, defaultTheme: 'light' })).toBe('light');
    localStorage.setItem('theme', 'dark');
    expect(open({ cookieDomain, defaultTheme: 'light' })).toBe('dark');
  });

  test('needs a key that can name a cookie', () => {
    expect(() => themeScript({ cookieDomain, storageKey: 'my theme' })).toThrow(
      '"my theme" cannot name a cookie',
    );
  });

  test('is ignored by a page that does not share it', () => {
    document.cookie = `theme=light;domain=${cookieDomain};path=/`;
    expect(open({})).toBe('dark');
  });

  test('applies the default where cookies are forbidden', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(open()).toBe('dark');
  });

  test('is followed when the visitor returns from another subdomain', () => {
    root.setAttribute('data-theme', 'dark');
    render(<ThemeToggle cookieDomain={cookieDomain} />);
    document.cookie = `theme=light;domain=${cookieDomain};path=/`;
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});
