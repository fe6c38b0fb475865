import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LinkProvider, type LinkComponentProps } from '../link';
import { UiProvider } from '../ui-provider';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './index';

const children = (
  <>
    <DropdownMenuTrigger>Export</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>As a table</DropdownMenuItem>
      <DropdownMenuItem href="#print">As a page</DropdownMenuItem>
      <DropdownMenuItem disabled>As a film</DropdownMenuItem>
    </DropdownMenuContent>
  </>
);
const menu = () => screen.queryByRole('menu');

test('walks over links whose component takes no ref, as those of a router in React 18', async () => {
  const Plain = (props: LinkComponentProps) => <a {...props} ref={undefined} />;
  render(
    <LinkProvider component={Plain}>
      <DropdownMenu>{children}</DropdownMenu>
    </LinkProvider>,
  );
  screen.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As a table' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As a page' })).toHaveFocus());
});

test('walks over its items in a shadow root too', () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({
    mode: 'open',
  });
  const container = shadow.appendChild(document.createElement('div'));
  render(
    <UiProvider container={shadow}>
      <DropdownMenu defaultOpen>{children}</DropdownMenu>
    </UiProvider>,
    { container },
  );
  const press = (key: string) => {
    fireEvent.keyDown(shadow.activeElement!, { key });
    return shadow.activeElement?.textContent;
  };
  act(() => shadow.querySelector<HTMLElement>('[role="menu"]')!.focus());
  act(() => shadow.querySelector<HTMLElement>('[role="menuitem"]')!.focus());
  expect(press('ArrowDown')).toBe('As a page');
  expect(press('ArrowDown')).toBe('As a table');
  expect(press('ArrowUp')).toBe('As a page');
  expect(press('Home')).toBe('As a table');
  expect(press('End')).toBe('As a page');
  shadow.host.remove();
});

test('leaves the focus to an iframe that is pressed', async () => {
  render(
    <>
      <iframe title="Map" sandbox="" />
      <DropdownMenu defaultOpen>{children}</DropdownMenu>
    </>,
  );
  const frame = screen.getByTitle('Map');
  act(() => frame.focus());
  fireEvent.blur(window);
  expect(menu()).toBeNull();
  // The menu gives the focus back a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(frame).toHaveFocus();
});

test('opens nothing in a group that is disabled', () => {
  render(
    <fieldset disabled>
      <DropdownMenu>{children}</DropdownMenu>
    </fieldset>,
  );
  // Browsers press a disabled button, though they do not click it.
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Export' }), { button: 0 });
  expect(menu()).toBeNull();
});
