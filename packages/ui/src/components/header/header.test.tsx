import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Header } from './header';

const parts = { logo: <a href="/">Hadal</a>, navigation: <nav />, menu: <button>Menu</button> };

type Intersect = (entries: { isIntersecting: boolean }[]) => void;
let intersect: Intersect;
let margin: string | undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect;
      constructor(callback: Intersect, options: IntersectionObserverInit) {
        intersect = callback;
        margin = options.rootMargin;
      }
      observe() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('Header', () => {
  describeComponent(Header, parts);

  test('is not condensed in the prerendered page', () => {
    expect(renderToString(<Header {...parts} />)).not.toContain('data-condensed');
  });

  test('condenses once scrolled past the threshold', () => {
    const { unmount } = render(<Header {...parts} threshold={80} />);
    expect(margin).toBe('80px 0px 0px');
    act(() => intersect([{ isIntersecting: false }]));
    expect(screen.getByRole('banner')).toHaveAttribute('data-condensed');
    act(() => intersect([{ isIntersecting: true }]));
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-condensed');
    unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});
