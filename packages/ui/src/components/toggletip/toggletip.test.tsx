import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { Toggletip } from './toggletip';

const element = (
  <Toggletip term="isobath" href="/glossary#isobath">
    A line of equal depth.
  </Toggletip>
);
const word = () => screen.getByRole('button', { name: 'isobath' });
const isOpen = () => word().getAttribute('aria-expanded') === 'true';

describe('Toggletip', () => {
  describeComponent(Toggletip, { term: 'isobath', href: '/glossary#isobath', children: 'A line.' });

  test('is a plain link on the server, also where it is to start open', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Toggletip term="isobath" href="/glossary#isobath" defaultOpen>
        A line.
      </Toggletip>,
    );
    expect(page.querySelector('a')?.outerHTML).not.toMatch(/role|aria/);
    expect(page.querySelector('a')).toHaveAttribute('href', '/glossary#isobath');
    expect(page).toHaveTextContent(/^isobath$/);
  });

  test('tells its meaning in a region that was there before it', async () => {
    render(element);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.click(word());
    expect(region).toHaveTextContent('A line of equal depth. In the glossary');
  });

  test('closes on a press beside it, not on one in it', async () => {
    render(element);
    await userEvent.click(word());
    await userEvent.click(screen.getByText(/A line/));
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('stays for a finger that scrolls', async () => {
    render(element);
    await userEvent.click(word());
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    expect(isOpen()).toBe(true);
  });

  test('closes when the focus goes on', async () => {
    render(
      <>
        {element}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(word());
    act(() => screen.getByText('In the glossary').focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    expect(isOpen()).toBe(false);
  });

  test('keeps Escape to itself', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown, true);
    render(element);
    await userEvent.click(word());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(onKeyDown).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onKeyDown, true);
  });

  test('opens the glossary elsewhere if asked to', () => {
    render(element);
    expect(fireEvent.click(word(), { ctrlKey: true })).toBe(true);
    expect(isOpen()).toBe(false);
  });

  test('leaves it to whoever controls it', async () => {
    const onOpenChange = vi.fn();
    const props = { term: 'isobath', href: '#', children: 'A line.', onOpenChange };
    const { rerender } = render(<Toggletip {...props} open={false} />);
    await userEvent.click(word());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(isOpen()).toBe(false);
    rerender(<Toggletip {...props} open />);
    expect(isOpen()).toBe(true);
  });
});
