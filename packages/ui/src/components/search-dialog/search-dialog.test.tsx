import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { translate } from '../../test/translate';
import { ConfirmDialog } from '../dialog';
import { LinkProvider, type LinkComponentProps } from '../link';
import { SearchDialog } from './search-dialog';
import type { SearchResult } from './search-results';
import type { Search } from './use-search';

const bell: SearchResult = { href: '#bell', title: 'Bell' };
const found = () => Promise.resolve([bell]);
const field = () => screen.getByRole('searchbox');
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

describe('SearchDialog', () => {
  describeComponent(SearchDialog, { onSearch: found, action: '/pages' });
  describeStrings('SearchDialog', <SearchDialog onSearch={vi.fn()} shortcuts={[]} defaultOpen />);

  test('renders a form with its action on the server', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<SearchDialog onSearch={found} action="/pages" />);
    expect(page.querySelector('form')).toHaveAttribute('action', '/pages');
    expect(page.querySelector('button')).toHaveAttribute('type', 'submit');
  });

  test('opens and closes on press, and reports each change', async () => {
    const onOpenChange = vi.fn();
    render(<SearchDialog onSearch={found} onOpenChange={onOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
  });

  test('stays as its parent sets it when controlled', async () => {
    const onOpenChange = vi.fn();
    const props = { onSearch: found, onOpenChange };
    const { rerender } = render(<SearchDialog {...props} open={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
    expect(dialog()).toBeNull();
    rerender(<SearchDialog {...props} open />);
    expect(dialog()).toBeVisible();
  });

  test('opens the first result as soon as it comes, if Enter was pressed before', async () => {
    const answer = Promise.withResolvers<SearchResult[]>();
    render(<SearchDialog onSearch={() => answer.promise} defaultOpen />);
    await userEvent.type(field(), 'bell{Enter}');
    expect(dialog()).toBeVisible();
    answer.resolve([bell]);
    await waitFor(() => expect(window.location.hash).toBe('#bell'));
  });

  test('says so if the search throws at once', async () => {
    const onSearch = () => {
      throw new Error('no index');
    };
    render(<SearchDialog onSearch={onSearch} defaultOpen />);
    await userEvent.type(field(), 'bell');
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });

  test('closes when the page changes otherwise, as by Back', () => {
    const { rerender } = render(<SearchDialog onSearch={found} defaultOpen currentPath="/" />);
    rerender(<SearchDialog onSearch={found} defaultOpen currentPath="/faq" />);
    expect(dialog()).toBeNull();
  });

  test.each(['checkbox', 'radio', 'range'])('opens by its shortcut on a %s', async (type) => {
    render(
      <>
        <input type={type} aria-label="Depth" />
        <SearchDialog onSearch={found} />
      </>,
    );
    screen.getByLabelText('Depth').focus();
    await userEvent.keyboard('/');
    expect(dialog()).toBeVisible();
  });

  test('opens by its shortcut beside a dialog that is in the page but hidden', async () => {
    render(
      <>
        <div role="alertdialog" aria-label="Cookies" aria-modal="true" hidden />
        <SearchDialog onSearch={found} />
      </>,
    );
    // jsdom has no such method.
    screen.getByLabelText('Cookies').checkVisibility = () => false;
    await userEvent.keyboard('/');
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('opens by its shortcut beside a notice that leaves the page in use', async () => {
    render(
      <>
        <div role="alertdialog" aria-label="Cookies">
          <button type="button">Accept</button>
        </div>
        <SearchDialog onSearch={found} />
      </>,
    );
    act(() => screen.getByRole('button', { name: 'Accept' }).focus());
    await userEvent.keyboard('/');
    expect(dialog()).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('/');
    expect(dialog()).toBeVisible();
  });

  test.each([
    [
      'of Radix',
      <ConfirmDialog key="" title="Leave?" confirmLabel="Leave" defaultOpen onConfirm={vi.fn()}>
        You have not saved.
      </ConfirmDialog>,
    ],
    ['that says so', <div key="" role="alertdialog" aria-label="Leave?" aria-modal="true" />],
    ["of the browser's", <dialog key="" aria-label="Leave?" open />],
  ])(
    'stays shut by its shortcut under a modal dialog %s, wherever the focus is',
    async (_, modal) => {
      render(
        <>
          {modal}
          <SearchDialog onSearch={found} />
        </>,
      );
      act(() => (document.activeElement as HTMLElement).blur());
      await userEvent.keyboard('/');
      expect(dialog()).toBeNull();
    },
  );

  test('leaves a slash to a field in the shadow root of an element', () => {
    render(<SearchDialog onSearch={found} />);
    const host = document.body.appendChild(document.createElement('div'));
    const input = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
    fireEvent.keyDown(input, { key: '/', composed: true });
    expect(dialog()).toBeNull();
    host.remove();
  });

  test('ignores its shortcuts in fields, menus, under other dialogs and when turned off', async () => {
    const { rerender } = render(
      <>
        <textarea aria-label="Message" />
        <div role="menu">
          <div role="menuitem" tabIndex={-1}>
            Export
          </div>
        </div>
        <SearchDialog onSearch={found} />
      </>,
    );
    screen.getByRole('menuitem').focus();
    await userEvent.keyboard('/');
    expect(dialog()).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), '/{Control>}k{/Control}');
    expect(dialog()).toBeNull();
    rerender(<SearchDialog onSearch={found} shortcuts={['mod+k']} />);
    await userEvent.keyboard('/');
    expect(dialog()).toBeNull();
    rerender(
      <>
        <div role="alertdialog" aria-label="Leave?" aria-modal="true" />
        <SearchDialog onSearch={found} />
      </>,
    );
    await userEvent.keyboard('/');
    expect(dialog()).toBeNull();
  });

  test('searches once typing pauses, and announces the count', async () => {
    const onSearch = vi.fn<Search>(found);
    render(<SearchDialog onSearch={onSearch} defaultOpen />);
    await userEvent.type(field(), ' bell ');
    expect(await screen.findByText('1 result for “bell”')).toBeVisible();
    expect(onSearch.mock.calls.map(([query]) => query)).toEqual(['bell']);
  });

  test('ignores the late answer to an earlier query', async () => {
    const answers: ((results: SearchResult[]) => void)[] = [];
    const onSearch = vi.fn<Search>(() => new Promise((resolve) => answers.push(resolve)));
    render(<SearchDialog onSearch={onSearch} defaultOpen />);
    fireEvent.change(field(), { target: { value: 'be' } });
    await waitFor(() => expect(answers).toHaveLength(1));
    fireEvent.change(field(), { target: { value: 'bell' } });
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(onSearch.mock.calls[0]?.[1].aborted).toBe(true);
    answers[1]?.([bell]);
    expect(await screen.findByRole('link', { name: 'Bell' })).toBeVisible();
    answers[0]?.([]);
    await Promise.resolve();
    expect(screen.getByRole('link', { name: 'Bell' })).toBeVisible();
  });

  test('reports a failure, and allows a retry', async () => {
    const onSearch = vi.fn<Search>(found).mockRejectedValueOnce(new Error('offline'));
    render(<SearchDialog onSearch={onSearch} defaultOpen />);
    await userEvent.type(field(), 'bell');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bell' })).toBeVisible();
    expect(field()).toHaveFocus();
  });

  test('leaves the arrow keys to a field among its suggestions', () => {
    render(
      <SearchDialog onSearch={found} defaultOpen>
        <select aria-label="Section" />
      </SearchDialog>,
    );
    const section = screen.getByRole('combobox', { name: 'Section' });
    section.focus();
    expect(fireEvent.keyDown(section, { key: 'ArrowDown' })).toBe(true);
    expect(section).toHaveFocus();
  });

  test('highlights matches anywhere in the excerpt', async () => {
    const excerpt = 'bells and a bell';
    const onSearch = () =>
      Promise.resolve([{ ...bell, excerpt, matches: [[0, 4] as const, [12, 16] as const] }]);
    render(<SearchDialog onSearch={onSearch} defaultOpen />);
    await userEvent.type(field(), 'bell');
    const text = await screen.findByText(/and a/);
    expect(text).toHaveTextContent(excerpt);
    expect([...text.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'bell',
      'bell',
    ]);
  });

  test('goes on searching after the browser has translated the results', async () => {
    const onSearch = (query: string) =>
      Promise.resolve([
        {
          ...bell,
          excerpt: `${query}, and a bell`,
          matches: [[query.length + 8, query.length + 12] as const],
        },
        ...(query === 'be' ? [] : [{ ...bell, href: '#buoy', excerpt: 'No match' }]),
      ]);
    render(<SearchDialog onSearch={onSearch} defaultOpen />);
    await userEvent.type(field(), 'be');
    await screen.findByText(/and a/);
    translate(dialog()!);
    await userEvent.type(field(), 'll');
    await screen.findByText('No match');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/^bell ?bell, and a bell$/i);
  });

  test("follows the first result on Enter by the router's link, and closes", async () => {
    const follow = vi.fn();
    const RouterLink = ({ children, ...rest }: LinkComponentProps) => {
      const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
        rest.onClick?.(event);
        event.preventDefault();
        follow(rest.href);
      };
      return <a {...{ ...rest, onClick }}>{children}</a>;
    };
    render(
      <LinkProvider component={RouterLink}>
        <SearchDialog onSearch={found} defaultOpen />
      </LinkProvider>,
    );
    await userEvent.type(field(), 'bell');
    await screen.findByRole('link', { name: 'Bell' });
    await userEvent.keyboard('{Enter}');
    expect(follow).toHaveBeenCalledExactlyOnceWith('#bell');
    expect(dialog()).toBeNull();
  });

  test('stays open for a result that opens another tab', async () => {
    render(<SearchDialog onSearch={found} defaultOpen />);
    await userEvent.type(field(), 'bell');
    fireEvent.click(await screen.findByRole('link', { name: 'Bell' }), { ctrlKey: true });
    expect(dialog()).toBeVisible();
  });

  test.each([{ target: '_blank' }, { download: true }])(
    'stays open, with the focus in it, for a suggestion with %o',
    async (attributes) => {
      render(
        <SearchDialog onSearch={found} defaultOpen>
          <a href="#report" {...attributes}>
            Report
          </a>
        </SearchDialog>,
      );
      const link = screen.getByRole('link', { name: 'Report' });
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      expect(dialog()).toBeVisible();
      expect(link).toHaveFocus();
    },
  );

  test('closes for a suggestion that opens in this tab', async () => {
    render(
      <SearchDialog onSearch={found} defaultOpen>
        <a href="#report" target="_self">
          Report
        </a>
      </SearchDialog>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Report' }));
    expect(dialog()).toBeNull();
  });
});
