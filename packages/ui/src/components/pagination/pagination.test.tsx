import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ChangeHandler } from '../../internal/use-controllable-state';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

test.each([
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
])('page %i of %i names %j', (page, pages, named) => {
  expect(pageWindow(page, pages)).toEqual(named);
});

describe('Pagination', () => {
  const hrefOf = (page: number) => `?page=${page}`;
  describeComponent(Pagination, { page: 2, pages: 3, hrefOf });
  describeStrings('Pagination', <Pagination page={2} pages={3} onPageChange={vi.fn()} />);

  test('links the previous and the next page, and marks the current one', () => {
    render(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=1');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('has no link past its ends', () => {
    const { rerender } = render(<Pagination page={1} pages={3} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    rerender(<Pagination page={3} pages={3} hrefOf={hrefOf} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  });

  test('leads back to the last page from one that is no more', () => {
    render(<Pagination page={9} pages={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=3');
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  test('renders nothing for one page', () => {
    const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
    expect(container).toBeEmptyDOMElement();
  });

  const current = () => screen.getByRole('button', { current: 'page' });

  test('asks for a page with the reason and the event, and stays where it is controlled', async () => {
    const turn = vi.fn<ChangeHandler<number>>();
    render(<Pagination page={2} pages={9} onPageChange={turn} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
    const details = expect.objectContaining({
      reason: 'item-press',
      event: expect.any(MouseEvent),
    });
    expect(turn.mock.calls).toEqual([
      [3, details],
      [9, details],
    ]);
    expect(current()).toHaveAccessibleName('Page 2');
  });

  test('keeps the page itself without `page`, and starts from `defaultPage`', async () => {
    render(<Pagination defaultPage={4} pages={9} />);
    expect(current()).toHaveAccessibleName('Page 4');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(current()).toHaveAccessibleName('Page 5');
  });

  test('moves to the last page when its pages become fewer', async () => {
    const { rerender } = render(<Pagination defaultPage={7} pages={9} />);
    rerender(<Pagination defaultPage={7} pages={5} />);
    expect(current()).toHaveAccessibleName('Page 5');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(current()).toHaveAccessibleName('Page 4');
  });

  test('stays on its page if the change is cancelled', async () => {
    render(<Pagination pages={9} onPageChange={(_, details) => details.cancel()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(current()).toHaveAccessibleName('Page 1');
  });

  test.each([
    ['Next', 2, 'Page 3'],
    ['Previous', 2, 'Page 1'],
  ])('moves the focus to the current page when %s goes away', async (name, defaultPage, end) => {
    render(<Pagination defaultPage={defaultPage} pages={3} />);
    screen.getByRole('button', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: end })).toHaveFocus();
  });

  test('moves the focus to the current page when a router takes the focused link away', () => {
    const { rerender } = render(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
    act(() => screen.getByRole('link', { name: 'Next' }).focus());
    rerender(<Pagination page={3} pages={3} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveFocus();
  });

  test('keeps the focus of a control that stays, and takes none that it did not have', () => {
    const { rerender } = render(<Pagination page={1} pages={3} hrefOf={hrefOf} />);
    const next = () => screen.getByRole('link', { name: 'Next' });
    act(() => next().focus());
    rerender(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
    expect(next()).toHaveFocus();
    act(() => next().blur());
    rerender(<Pagination page={3} pages={3} hrefOf={hrefOf} />);
    expect(document.body).toHaveFocus();
  });

  test('says nothing about the page it is on', async () => {
    const turn = vi.fn<ChangeHandler<number>>();
    render(<Pagination pages={9} onPageChange={turn} />);
    await userEvent.click(current());
    expect(turn).not.toHaveBeenCalled();
  });
});
