import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from './part';

test('renders its own element without a replacement', () => {
  const { container } = render(renderPart('nav', { 'data-part': 'menu', className: 'ours' }));
  expect(container.innerHTML).toBe('<nav data-part="menu" class="ours"></nav>');
});

test('joins class names, styles, handlers and refs with those of the replacement', async () => {
  const calls: string[] = [];
  const [ours, theirs] = [createRef<Element>(), createRef<HTMLAnchorElement>()];
  const part = {
    className: 'ours',
    style: { color: 'red', top: 0 },
    onClick: () => calls.push('ours'),
    ref: ours,
  };
  const replacement = (
    <a
      href="#depth"
      aria-label="Depth"
      className="theirs"
      style={{ color: 'blue' }}
      onClick={() => calls.push('theirs')}
      ref={theirs}
    />
  );
  render(renderPart('button', { 'data-part': 'tab', render: replacement, ...part }));
  const link = screen.getByRole('link', { name: 'Depth' });
  expect(link).toHaveClass('ours', 'theirs');
  expect(link).toHaveStyle({ color: 'rgb(0, 0, 255)', top: 0 });
  expect(link).toHaveAttribute('data-part', 'tab');
  await userEvent.click(link);
  expect(calls).toEqual(['theirs', 'ours']);
  expect(ours.current).toBe(link);
  expect(theirs.current).toBe(link);
});

test('hands its props and state to a function', () => {
  const replace = vi.fn((props: object) => <em {...props} />);
  const { container } = render(
    renderPart('b', { 'data-part': 'tab', title: 'x', render: replace, state: { selected: true } }),
  );
  expect(container.innerHTML).toBe('<em data-part="tab" title="x"></em>');
  expect(replace).toHaveBeenCalledWith({ title: 'x', 'data-part': 'tab' }, { selected: true });
});
