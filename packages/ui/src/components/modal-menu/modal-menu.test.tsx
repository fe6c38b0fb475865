import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { SearchDialog } from '../search-dialog';
import { ModalMenu } from './modal-menu';

const groups = [
  {
    title: 'Engage',
    links: [
      { href: '#donate', title: 'Donate' },
      { href: '#faq', title: 'FAQ' },
    ],
  },
];

let resize: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { target: Element }[]) => void) {
        resize = () => callback([{ target: screen.getByText('Menu', { selector: 'button *' }) }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const menuButton = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const dialog = () => screen.queryByRole('dialog', { name: 'Menu' });
/** True if the open menu makes the rest of the page inert for pointers and screen readers. */
const isLocked = () =>
  dialog() !== null ||
  document.body.style.pointerEvents === 'none' ||
  document.querySelector('body > [aria-hidden]') !== null;

describe('ModalMenu', () => {
  describeComponent(ModalMenu, { groups });
  describeStrings('ModalMenu', <ModalMenu groups={[]} />);

  test('opens with focus on the close button, and restores focus on Escape', async () => {
    render(<ModalMenu groups={groups} logo={<a href="#home">Hadal</a>} />);
    await userEvent.click(menuButton());
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isLocked()).toBe(false);
    await waitFor(() => expect(menuButton()).toHaveFocus());
  });

  test('shows logo, links and footer after a pointer has opened it', async () => {
    render(
      <ModalMenu
        groups={groups}
        logo={<a href="#home">Hadal</a>}
        footer={<a href="#invest">Invest</a>}
      />,
    );
    await userEvent.click(menuButton());
    for (const name of ['Hadal', 'FAQ', 'Invest']) {
      expect(await screen.findByRole('link', { name })).toBeVisible();
    }
  });

  test('opens a menu that is open from the start once the page is hydrated', async () => {
    const menu = <ModalMenu groups={groups} defaultOpen />;
    const error = vi.spyOn(console, 'error');
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(menu);
    const root = await act(async () => hydrateRoot(page, menu));
    expect(dialog()).toBeVisible();
    expect(error).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  test('stays as its parent sets it when controlled', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(
      <ModalMenu groups={groups} open={false} onOpenChange={onOpenChange} />,
    );
    await userEvent.click(menuButton());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(
      true,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    expect(dialog()).toBeNull();
    rerender(<ModalMenu groups={groups} open />);
    expect(dialog()).toBeVisible();
  });

  test('closes on a link, and leaves the focus to the new page', async () => {
    render(
      <>
        <ModalMenu groups={groups} />
        <h1 tabIndex={-1}>Questions</h1>
      </>,
    );
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByRole('link', { name: 'FAQ' }));
    screen.getByRole('heading', { name: 'Questions' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isLocked()).toBe(false);
    expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus();
  });

  test('stays open for a link that opens another tab', () => {
    render(<ModalMenu groups={groups} defaultOpen />);
    fireEvent.click(screen.getByRole('link', { name: 'FAQ' }), { ctrlKey: true });
    expect(dialog()).toBeVisible();
  });

  test('closes on a press on an empty area when full-screen', async () => {
    render(<ModalMenu groups={groups} defaultOpen />);
    await userEvent.click(screen.getByRole('heading', { name: 'Engage' }));
    expect(dialog()).toBeVisible();
    await userEvent.click(screen.getByRole('list'));
    expect(isLocked()).toBe(false);
  });

  test('stays open on a press on an empty area beside a backdrop', async () => {
    vi.spyOn(document.documentElement, 'offsetWidth', 'get').mockReturnValue(768);
    render(<ModalMenu groups={groups} defaultOpen />);
    await userEvent.click(screen.getByRole('list'));
    expect(dialog()).toBeVisible();
  });

  test('stays open under a dialog opened from it, until a link there is followed', async () => {
    const footer = (
      <SearchDialog onSearch={async () => []}>
        <p>Popular pages</p>
        <a href="#faq">Answers</a>
      </SearchDialog>
    );
    render(<ModalMenu groups={groups} defaultOpen footer={footer} />);
    await userEvent.click(screen.getByRole('button', { name: /Search/ }));
    await userEvent.click(screen.getByText('Popular pages'));
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Answers' }));
    expect(isLocked()).toBe(false);
  });

  test('closes when the page changes otherwise, as by Back', () => {
    const { rerender } = render(<ModalMenu groups={groups} defaultOpen currentPath="/" />);
    expect(dialog()).toBeVisible();
    rerender(<ModalMenu groups={groups} defaultOpen currentPath="/faq" />);
    expect(isLocked()).toBe(false);
  });

  test('closes when the window grows wide and hides its button', () => {
    render(<ModalMenu groups={groups} defaultOpen />);
    act(() => resize());
    expect(isLocked()).toBe(false);
  });

  test('unlocks the page when unmounted while open', () => {
    const { unmount } = render(<ModalMenu groups={groups} defaultOpen />);
    unmount();
    expect(isLocked()).toBe(false);
  });

  test('marks the link to the current page', () => {
    render(<ModalMenu groups={groups} defaultOpen currentPath="#faq" />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '#faq');
  });

  test('unfolds in place without scripts, and hydrates without a warning', async () => {
    const error = vi.spyOn(console, 'error');
    const html = renderToString(<ModalMenu groups={groups} />);
    const withoutScripts = new DOMParser().parseFromString(html, 'text/html');
    const links = [...withoutScripts.querySelectorAll('details a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#donate', '#faq']);
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = html;
    const root = await act(async () => hydrateRoot(page, <ModalMenu groups={groups} />));
    expect(error).not.toHaveBeenCalled();
    act(() => root.unmount());
    page.remove();
  });

  test('opens a further level around the current page', () => {
    const levels = [
      {
        title: 'Science',
        links: [
          { href: '/physics', title: 'Physics', links: [{ href: '/depth', title: 'Depth' }] },
          { href: '/data', title: 'Data', links: [{ href: '/sources', title: 'Sources' }] },
        ],
      },
    ];
    render(<ModalMenu groups={levels} defaultOpen currentPath="/depth" />);
    const level = (name: string) => screen.getAllByText(name)[0]?.closest('details');
    expect(level('Physics')).toHaveAttribute('open');
    expect(level('Data')).not.toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Physics' })).toHaveAttribute('href', '/physics');
  });
});
