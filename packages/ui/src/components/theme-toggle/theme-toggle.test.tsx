import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { ThemeToggle } from './theme-toggle';
import { useTheme } from './use-theme';

const root = document.documentElement;

/** A stub of the system's colour scheme, which its user may change at any time. */
const system = new EventTarget() as EventTarget & { matches: boolean };
const setSystem = (theme: 'dark' | 'light') => {
  system.matches = theme === 'light';
  system.dispatchEvent(new Event('change'));
};

beforeEach(() => {
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  root.removeAttribute('data-theme');
});

const press = () => userEvent.click(screen.getByRole('button'));
const otherTab = (key: string, newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

describe('ThemeToggle', () => {
  describeComponent(ThemeToggle);
  describeStrings('ThemeToggle', <ThemeToggle />);

  test.each([
    [null, 'light'],
    ['dark', 'light'],
    ['light', 'dark'],
    ['junk', 'light'],
  ])('switches %j to %s, and stores it', async (before, after) => {
    if (before !== null) root.setAttribute('data-theme', before);
    render(<ThemeToggle />);
    await press();
    expect(root).toHaveAttribute('data-theme', after);
    expect(localStorage.getItem('theme')).toBe(after);
  });

  test.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)("switches from the system's %s to %s, and stores it", async (now, after) => {
    root.setAttribute('data-theme', 'system');
    render(<ThemeToggle />);
    setSystem(now === 'light' ? 'dark' : 'light');
    setSystem(now);
    expect(root).toHaveAttribute('data-theme', 'system');
    expect(localStorage.getItem('theme')).toBeNull();
    await press();
    expect(root).toHaveAttribute('data-theme', after);
    expect(localStorage.getItem('theme')).toBe(after);
  });

  test("applies the choice of another tab instead of the system's", () => {
    root.setAttribute('data-theme', 'system');
    render(<ThemeToggle />);
    otherTab('theme', 'dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('switches even if the storage throws', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<ThemeToggle />);
    await press();
    expect(root).toHaveAttribute('data-theme', 'light');
    await press();
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('stores the choice under the given key', async () => {
    render(<ThemeToggle storageKey="palette" />);
    await press();
    expect(localStorage.getItem('palette')).toBe('light');
    expect(localStorage.getItem('theme')).toBeNull();
  });

  test('does nothing if onClick prevents it', async () => {
    root.setAttribute('data-theme', 'dark');
    render(<ThemeToggle onClick={(event) => event.preventDefault()} />);
    await press();
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  test('follows other tabs, but not invalid values, other keys, or after unmounting', () => {
    root.setAttribute('data-theme', 'dark');
    const { unmount } = render(<ThemeToggle />);
    otherTab('theme', 'light');
    expect(root).toHaveAttribute('data-theme', 'light');
    otherTab('language', 'dark');
    otherTab('theme', 'junk');
    otherTab('theme', null);
    expect(root).toHaveAttribute('data-theme', 'light');
    unmount();
    otherTab('theme', 'dark');
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test('applies a missed change after a restore from the back/forward cache', () => {
    root.setAttribute('data-theme', 'dark');
    render(<ThemeToggle />);
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  test("updates the theme colour of the browser's bars", async () => {
    document.head.innerHTML =
      '<meta name="theme-color" data-theme="dark"><meta name="theme-color" data-theme="light" media="not all">';
    render(<ThemeToggle />);
    await press();
    const media = [...document.querySelectorAll('meta')].map((meta) => meta.media);
    expect(media).toEqual(['not all', 'all']);
  });

  test('does not render on a change', async () => {
    const rendered = vi.fn();
    render(
      <Profiler id="page" onRender={rendered}>
        <ThemeToggle />
      </Profiler>,
    );
    const before = rendered.mock.calls.length;
    await press();
    expect(rendered).toHaveBeenCalledTimes(before);
  });

  test('has the same markup in every theme, so that it hydrates', () => {
    root.setAttribute('data-theme', 'dark');
    const dark = renderToString(<ThemeToggle />);
    root.setAttribute('data-theme', 'light');
    expect(renderToString(<ThemeToggle />)).toBe(dark);
  });
});

describe('useTheme', () => {
  test('returns the current theme, whatever changed it', async () => {
    root.setAttribute('data-theme', 'light');
    const { result } = renderHook(() => useTheme());
    expect(result.current.theme).toBe('light');
    await act(async () => root.setAttribute('data-theme', 'dark'));
    expect(result.current.theme).toBe('dark');
    await act(async () => otherTab('theme', 'light'));
    expect(result.current.theme).toBe('light');
  });

  test('sets and stores the theme', async () => {
    const { result } = renderHook(() => useTheme());
    await act(async () => result.current.setTheme('light'));
    expect(result.current.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('follows the system until a theme is chosen', async () => {
    root.setAttribute('data-theme', 'system');
    const { result } = renderHook(() => useTheme());
    expect(result.current.theme).toBe('dark');
    act(() => setSystem('light'));
    expect(result.current.theme).toBe('light');
    act(() => setSystem('dark'));
    expect(result.current.theme).toBe('dark');
    await act(async () => result.current.setTheme('dark'));
    act(() => setSystem('light'));
    expect(result.current.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});
