import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import type { ButtonProps } from '../button';
import { describeStrings } from '../../test/describe-strings';
import { TextField } from '../text-field';
import { Popover } from './popover';
import { PopoverContent, type PopoverContentProps } from './popover-content';
import * as parts from './popover-trigger';

const children = (
  <>
    <parts.PopoverTrigger>Depth</parts.PopoverTrigger>
    <PopoverContent title="Depth of the plant">
      <TextField label="Metres" />
    </PopoverContent>
  </>
);
const trigger = () => screen.getByRole('button', { name: 'Depth' });
const popover = () => screen.queryByRole('dialog', { name: 'Depth of the plant' });

describe('Popover', () => {
  describeComponent(Popover, { children }, { root: 'none' });

  test('opens under its button, and gives the focus back on Escape', async () => {
    const onOpenChange = vi.fn();
    render(<Popover onOpenChange={onOpenChange}>{children}</Popover>);
    expect(popover()).toBeNull();
    await userEvent.click(trigger());
    expect(popover()).toBeVisible();
    expect(onOpenChange).toHaveBeenLastCalledWith(
      true,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(popover()).toBeNull();
    expect(trigger()).toHaveFocus();
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape-key' }),
    );
  });

  test('closes by its button, and by a press outside', async () => {
    render(<Popover defaultOpen>{children}</Popover>);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(popover()).toBeNull();
    await userEvent.click(trigger());
    await userEvent.click(document.body);
    expect(popover()).toBeNull();
  });

  test('closes by a press in an iframe, which keeps the focus, unless it is in the popover', async () => {
    render(
      <>
        <iframe title="Map" sandbox="" />
        <Popover defaultOpen>
          <parts.PopoverTrigger>Depth</parts.PopoverTrigger>
          <PopoverContent title="Depth of the plant">
            <iframe title="Film" sandbox="" />
          </PopoverContent>
        </Popover>
      </>,
    );
    const press = async (title: string) => {
      act(() => screen.getByTitle(title).focus());
      fireEvent.blur(window);
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    };
    await press('Film');
    expect(popover()).toBeVisible();
    await press('Map');
    expect(popover()).toBeNull();
    await waitFor(() => expect(screen.getByTitle('Map')).toHaveFocus());
  });

  test('leaves an Escape to the input method that composes a word', async () => {
    render(<Popover defaultOpen>{children}</Popover>);
    const field = screen.getByRole('textbox', { name: 'Metres' });
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    expect(popover()).toBeVisible();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(popover()).toBeNull();
  });

  test('stays open if its change is cancelled', async () => {
    render(
      <Popover defaultOpen onOpenChange={(_, details) => details.cancel()}>
        {children}
      </Popover>,
    );
    await userEvent.keyboard('{Escape}');
    expect(popover()).toBeVisible();
  });

  test('says what is wrong with a part outside of it', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<parts.PopoverTrigger>Depth</parts.PopoverTrigger>)).toThrow(
      'Put it inside <Popover>.',
    );
    complain.mockRestore();
  });
});

describe('PopoverTrigger', () => {
  const PopoverTrigger = (props: object) => (
    <Popover>
      <parts.PopoverTrigger {...props} />
    </Popover>
  );
  describeComponent(PopoverTrigger, { children: 'Export' });

  test('puts nothing of its Button into an element of yours', () => {
    render(
      <Popover>
        <parts.PopoverTrigger render={<button>Export</button>} />
      </Popover>,
    );
    expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute('tone');
  });

  test('passes a tone on to a component of yours', () => {
    const Mine = ({ tone }: ButtonProps) => <button>{tone}</button>;
    render(
      <Popover>
        <parts.PopoverTrigger tone="danger" render={<Mine />} />
      </Popover>,
    );
    expect(screen.getByRole('button', { name: 'danger' })).toBeVisible();
  });
});

describe('PopoverContent', () => {
  const wrapper = ({ children: content }: { children: ReactNode }) => (
    <Popover defaultOpen>{content}</Popover>
  );
  describeComponent(PopoverContent, { title: 'Depth' }, { wrapper, root: 'opened' });

  test('takes no id, by which its trigger would not name it', () => {
    expectTypeOf<PopoverContentProps>().not.toHaveProperty('id');
    render(<Popover defaultOpen>{children}</Popover>);
    expect(trigger()).toHaveAttribute('aria-controls', popover()?.id);
  });

  describeStrings(
    'PopoverContent',
    <Popover defaultOpen>
      <PopoverContent title="[mine]" />
    </Popover>,
  );
});
