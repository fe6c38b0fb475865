import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
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
  describeStrings(
    'Toggletip',
    <Toggletip term="[mine]" href="/" defaultOpen>
      [mine]
    </Toggletip>,
  );

  test('is a plain link on the server, even if initially open', () => {
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

  test('leaves an Escape to the input method that composes a word', async () => {
    render(element);
    await userEvent.click(word());
    fireEvent.keyDown(word(), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(word(), { key: 'Escape', keyCode: 229 });
    expect(isOpen()).toBe(true);
  });

  test('announces its definition in a region that already exists', async () => {
    render(element);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    await userEvent.click(word());
    expect(region).toHaveTextContent('A line of equal depth. In the glossary');
  });

  test('closes on a press in an iframe', async () => {
    render(
      <>
        <iframe title="Map" sandbox="" />
        {element}
      </>,
    );
    await userEvent.click(word());
    act(() => screen.getByTitle('Map').focus());
    fireEvent.blur(window);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  test('closes on a press outside, not inside', async () => {
    render(element);
    await userEvent.click(word());
    await userEvent.click(screen.getByText(/A line/));
    expect(isOpen()).toBe(true);
    await userEvent.click(document.body);
    expect(isOpen()).toBe(false);
  });

  test('stays open while a touch scrolls', async () => {
    render(element);
    await userEvent.click(word());
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    fireEvent.pointerCancel(document.body, { pointerType: 'touch' });
    expect(isOpen()).toBe(true);
  });

  test('closes when focus moves on', async () => {
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

  test('keeps Escape from its surroundings', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown, true);
    render(element);
    await userEvent.click(word());
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(onKeyDown).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onKeyDown, true);
  });

  test('opens the glossary in another tab on request', () => {
    render(element);
    expect(fireEvent.click(word(), { ctrlKey: true })).toBe(true);
    expect(isOpen()).toBe(false);
  });

  test('stays as its parent sets it when controlled', async () => {
    const onOpenChange = vi.fn();
    const props = { term: 'isobath', href: '#', children: 'A line.', onOpenChange };
    const { rerender } = render(<Toggletip {...props} open={false} />);
    await userEvent.click(word());
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true, expect.anything());
    expect(isOpen()).toBe(false);
    rerender(<Toggletip {...props} open />);
    expect(isOpen()).toBe(true);
  });
});
