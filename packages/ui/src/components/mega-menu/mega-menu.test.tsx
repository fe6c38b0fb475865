import { createHash } from 'node:crypto';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { MegaMenu, type MegaMenuProps } from './mega-menu';
import { megaMenuStyleSources } from './style-sources';

const groups = [
  {
    id: 'engage',
    title: 'Engage',
    href: '/engage',
    hrefLabel: 'All of Engage',
    links: [
      { href: '/donate', title: 'Donate', description: 'What a gift pays for' },
      { href: '/faq', title: 'FAQ' },
    ],
  },
  { id: 'our vision', title: 'Our Vision', links: [{ href: '/digital', title: 'Digital' }] },
];
const everyLink = ['/engage', '/donate', '/faq', '/digital'];

const trigger = (name: string) => screen.getByRole('button', { name });
/** Returns the name of the open group. */
const opened = () => screen.queryByRole('button', { expanded: true })?.textContent;

describe('MegaMenu', () => {
  describeComponent(MegaMenu, { groups });
  describeStrings(
    'MegaMenu',
    <MegaMenu
      groups={[
        { id: 'a', title: '[mine]', links: [{ href: '/', title: '[mine]', external: true }] },
      ]}
    />,
  );

  test('writes no style attribute that a strict policy would not know by its hash', () => {
    const html = renderToString(<MegaMenu groups={groups} />);
    const styles = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style!));
    const hashes = [...styles].map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(`'unsafe-hashes' ${hashes.join(' ')}`).toBe(megaMenuStyleSources);
  });

  test('renders on a server what a browser renders, down to the ids in its panels', () => {
    const Id = () => <i>{useId()}</i>;
    const menu = (
      <MegaMenu groups={[...groups, { id: 'own', title: 'Own', links: [], content: <Id /> }]} />
    );
    const [onServer, inBrowser] = [document.createElement('div'), document.createElement('div')];
    inBrowser.innerHTML = renderToString(menu);
    vi.stubGlobal('document', undefined);
    const html = renderToString(menu);
    vi.unstubAllGlobals();
    onServer.innerHTML = html;
    expect(onServer).toHaveTextContent('Own');
    expect(onServer.isEqualNode(inBrowser)).toBe(true);
  });

  test('renders nothing without groups', () => {
    const { container } = render(<MegaMenu groups={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('marks the link to the current page', () => {
    render(<MegaMenu groups={groups} defaultValue="engage" currentPath="/faq" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/faq');
  });

  test('gives its panels valid ids for any group id', () => {
    render(<MegaMenu groups={groups} defaultValue="our vision" />);
    const panel = document.getElementById(trigger('Our Vision').getAttribute('aria-controls')!);
    expect(within(panel!).getByRole('link', { name: 'Digital' })).toBeVisible();
  });

  test('stays as its parent sets it when controlled', () => {
    const onValueChange = vi.fn();
    const controlled = { groups, onValueChange };
    const { rerender } = render(<MegaMenu {...controlled} value="" />);
    // Without the mouse, whose rest would ask first on a slow machine.
    fireEvent.click(trigger('Engage'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      'engage',
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    expect(opened()).toBeUndefined();
    rerender(<MegaMenu {...controlled} value="engage" />);
    expect(opened()).toBe('Engage');
  });

  test('closes on a press outside, but not before a touch has ended', async () => {
    render(
      <>
        <MegaMenu groups={groups} defaultValue="engage" />
        <p>Page</p>
      </>,
    );
    // Radix adds its listener in the next task.
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerDown(screen.getByText('Page'));
    expect(opened()).toBe('Engage');
    fireEvent.click(screen.getByText('Page'));
    expect(opened()).toBeUndefined();
  });

  describe('when a link is followed', () => {
    const follow = (event: MouseEvent) => event.preventDefault();
    beforeEach(() => document.addEventListener('click', follow));
    afterEach(() => document.removeEventListener('click', follow));

    test('closes', async () => {
      render(<MegaMenu groups={groups} defaultValue="engage" />);
      await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
      expect(opened()).toBeUndefined();
    });

    test('stays open for a link that opens another tab', () => {
      render(<MegaMenu groups={groups} defaultValue="engage" />);
      fireEvent.click(screen.getByRole('link', { name: 'FAQ' }), { ctrlKey: true });
      expect(opened()).toBe('Engage');
    });

    test('closes for a link in custom content of a panel', async () => {
      const feature = <a href="/stroke">One stroke</a>;
      render(<MegaMenu groups={[{ ...groups[0]!, feature }]} defaultValue="engage" />);
      await userEvent.click(screen.getByRole('link', { name: 'One stroke' }));
      expect(opened()).toBeUndefined();
    });

    test('closes when the page changes otherwise, as by Back', () => {
      const props = { groups, defaultValue: 'engage' };
      const { rerender } = render(<MegaMenu {...props} currentPath="/" />);
      rerender(<MegaMenu {...props} currentPath="/" label="Main" />);
      expect(opened()).toBe('Engage');
      rerender(<MegaMenu {...props} currentPath="/faq" />);
      expect(opened()).toBeUndefined();
    });
  });

  describe('on hover', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const wait = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    const mouse = { pointerType: 'mouse' };

    test('opens after 100 ms of rest, not in passing', () => {
      render(<MegaMenu groups={groups} />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      wait(99);
      expect(opened()).toBeUndefined();
      fireEvent.pointerLeave(trigger('Engage'), mouse);
      wait(500);
      expect(opened()).toBeUndefined();
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      wait(100);
      expect(opened()).toBe('Engage');
    });

    test('closes 250 ms after the mouse has left trigger and panel', () => {
      render(<MegaMenu groups={groups} />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      wait(100);
      fireEvent.pointerLeave(trigger('Engage'), mouse);
      wait(249);
      const panel = document.getElementById(trigger('Engage').getAttribute('aria-controls')!)!;
      fireEvent.pointerEnter(panel, mouse);
      wait(1000);
      expect(opened()).toBe('Engage');
      fireEvent.pointerLeave(panel, mouse);
      wait(250);
      expect(opened()).toBeUndefined();
    });

    test('switches from an open panel to the next at once', () => {
      render(<MegaMenu groups={groups} />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      wait(100);
      fireEvent.pointerLeave(trigger('Engage'), mouse);
      fireEvent.pointerEnter(trigger('Our Vision'), mouse);
      expect(opened()).toBe('Our Vision');
    });

    test('takes its delays from its props', () => {
      const onValueChange = vi.fn();
      render(<MegaMenu groups={groups} delay={0} closeDelay={500} onValueChange={onValueChange} />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      act(() => void vi.advanceTimersByTime(0));
      expect(opened()).toBe('Engage');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
        'engage',
        expect.objectContaining({ reason: 'trigger-hover' }),
      );
      fireEvent.pointerLeave(trigger('Engage'), mouse);
      act(() => void vi.advanceTimersByTime(499));
      expect(opened()).toBe('Engage');
      act(() => void vi.advanceTimersByTime(1));
      expect(opened()).toBeUndefined();
    });

    test('does nothing if only a press opens panels', () => {
      render(<MegaMenu groups={groups} openOn="press" />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      act(() => void vi.advanceTimersByTime(1000));
      expect(opened()).toBeUndefined();
      fireEvent.click(trigger('Engage'));
      fireEvent.pointerLeave(trigger('Engage'), mouse);
      act(() => void vi.advanceTimersByTime(1000));
      expect(opened()).toBe('Engage');
    });

    test('keeps a hovered panel open on the click that follows', () => {
      render(<MegaMenu groups={groups} />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      wait(100);
      fireEvent.click(trigger('Engage'));
      expect(opened()).toBe('Engage');
      fireEvent.pointerLeave(trigger('Engage'), mouse);
      wait(1000);
      expect(opened()).toBe('Engage');
      fireEvent.click(trigger('Engage'));
      expect(opened()).toBeUndefined();
    });

    test('does not reopen a panel that a quick click closed', () => {
      render(<MegaMenu groups={groups} />);
      fireEvent.pointerEnter(trigger('Engage'), mouse);
      fireEvent.click(trigger('Engage'));
      fireEvent.click(trigger('Engage'));
      wait(1000);
      expect(opened()).toBeUndefined();
    });

    test('ignores touch, which presses', () => {
      render(<MegaMenu groups={groups} />);
      fireEvent.pointerEnter(trigger('Engage'), { pointerType: 'touch' });
      wait(1000);
      expect(opened()).toBeUndefined();
      fireEvent.click(trigger('Engage'));
      expect(opened()).toBe('Engage');
    });
  });

  describe('before hydration', () => {
    const prerender = (props: Partial<MegaMenuProps> = {}) => {
      const page = document.body.appendChild(document.createElement('div'));
      page.innerHTML = renderToString(<MegaMenu groups={groups} {...props} />);
      return page;
    };
    const hrefs = (page: Element) =>
      [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

    test('has every link in the page, with pointer events, but no sentences about them', () => {
      const page = prerender();
      expect(page).not.toHaveTextContent('What a gift pays for');
      expect(hrefs(page)).toEqual(everyLink);
      expect(page.innerHTML).not.toContain('pointer-events');
      page.remove();
    });

    test('renders the default panel open', () => {
      const page = prerender({ defaultValue: 'our vision' });
      expect(hrefs(page.querySelector('[data-state="open"]:not(button)')!)).toEqual(['/digital']);
      page.remove();
    });

    test('hydrates without a warning, and keeps only the open panel', async () => {
      const error = vi.spyOn(console, 'error');
      const page = prerender();
      const root = await act(async () => hydrateRoot(page, <MegaMenu groups={groups} />));
      expect(hrefs(page)).toEqual([]);
      expect(error).not.toHaveBeenCalled();
      act(() => root.unmount());
      page.remove();
    });

    test('hydrates without rendering the links of closed panels', async () => {
      let built = 0;
      const Feature = () => {
        built += 1;
        return 'One stroke';
      };
      const withFeature = [{ ...groups[0]!, feature: <Feature /> }];
      const page = prerender({ groups: withFeature });
      expect(page).toHaveTextContent('One stroke');
      built = 0;
      const root = await act(async () => hydrateRoot(page, <MegaMenu groups={withFeature} />));
      expect(built).toBe(0);
      await userEvent.click(within(page).getByRole('button'));
      expect(page).toHaveTextContent('One stroke');
      act(() => root.unmount());
      page.remove();
    });

    test('keeps open the panel in use, with its focus, and completes it without a warning', async () => {
      const error = vi.spyOn(console, 'error');
      const page = prerender();
      const link = within(page).getByText('FAQ').closest('a')!;
      link.focus();
      const root = await act(async () => hydrateRoot(page, <MegaMenu groups={groups} />));
      expect(opened()).toBe('Engage');
      expect(link).toHaveFocus();
      expect(page).toHaveTextContent('What a gift pays for');
      expect(error).not.toHaveBeenCalled();
      act(() => root.unmount());
      page.remove();
    });
  });

  describe('when its data changes', () => {
    test('reports that it closed when the open group is removed', () => {
      const onValueChange = vi.fn();
      const props = { defaultValue: 'engage', onValueChange };
      const { rerender } = render(<MegaMenu groups={groups} {...props} />);
      rerender(<MegaMenu groups={groups.slice(1)} {...props} />);
      const cause = expect.objectContaining({ reason: 'data-change' });
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('', cause);
      rerender(<MegaMenu groups={groups} {...props} />);
      expect(opened()).toBeUndefined();
    });

    test('does not take focus from elsewhere', async () => {
      function Page() {
        const [shown, setShown] = useState(groups);
        return (
          <>
            <MegaMenu groups={shown} />
            <button onClick={() => setShown(groups.slice(1))}>Change</button>
          </>
        );
      }
      render(<Page />);
      await userEvent.click(trigger('Engage'));
      await userEvent.click(trigger('Change'));
      expect(trigger('Change')).toHaveFocus();
    });
  });
});
