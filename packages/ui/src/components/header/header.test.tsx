import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { Header } from './header';
import { HeaderAnnouncement } from './header-announcement';

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

  test('stays as it is if it scrolls away with the page', () => {
    render(<Header {...parts} position="static" />);
    act(() => intersect([{ isIntersecting: false }]));
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-condensed');
  });

  test('wears the dark theme only until it has a ground of its own', () => {
    render(<Header {...parts} inverse />);
    expect(screen.getByRole('banner')).toHaveAttribute('data-theme', 'dark');
    act(() => intersect([{ isIntersecting: false }]));
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-theme');
  });

  test('has the announcement before it, as a landmark of its own', () => {
    render(
      <Header {...parts} announcement={<HeaderAnnouncement>We are hiring</HeaderAnnouncement>} />,
    );
    const announcement = screen.getByRole('complementary', { name: 'Announcement' });
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    expect(announcement.compareDocumentPosition(screen.getByRole('banner'))).toBe(follows);
  });
});

describe('HeaderAnnouncement', () => {
  describeComponent(HeaderAnnouncement, { children: 'We are hiring' });
  describeStrings('HeaderAnnouncement', <HeaderAnnouncement>[mine]</HeaderAnnouncement>);
});
