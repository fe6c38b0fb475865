import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { ConfirmDialog } from '../dialog';
import { DropdownMenu } from './dropdown-menu';
import { DropdownMenuContent } from './dropdown-menu-content';
import { DropdownMenuGroup, DropdownMenuSeparator } from './dropdown-menu-groups';
import { DropdownMenuItem } from './dropdown-menu-item';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from './dropdown-menu-settings';
import { DropdownMenuTrigger } from './dropdown-menu-trigger';

const meta = {
  title: 'Components/Dropdown menu',
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuCheckboxItem,
    DropdownMenuRadioGroup,
    DropdownMenuRadioItem,
    DropdownMenuGroup,
    DropdownMenuSeparator,
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Duplicate</DropdownMenuItem>
          <DropdownMenuItem href="#history">History</DropdownMenuItem>
          <DropdownMenuItem disabled>Publish</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger">Delete the term</DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: 'Actions', hidden: true });
const menu = () => screen.queryByRole('menu');
const item = (name: string) => screen.findByRole('menuitem', { name });

export const Open: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};

function Columns() {
  const [shown, setShown] = useState(['Unit']);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Columns</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuGroup title="Columns of the table">
          {['Unit', 'Source', 'Uncertainty'].map((name) => (
            <DropdownMenuCheckboxItem
              key={name}
              checked={shown.includes(name)}
              onValueChange={(isShown) =>
                setShown(isShown ? [...shown, name] : shown.filter((other) => other !== name))
              }
            >
              {name}
            </DropdownMenuCheckboxItem>
          ))}
        </DropdownMenuGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
/** Settings stay open while they are ticked. */
export const Settings: Story = {
  render: () => <Columns />,
  play: async ({ userEvent }) => {
    const source = await screen.findByRole('menuitemcheckbox', { name: 'Source' });
    await expect(source).not.toBeChecked();
    await userEvent.click(source);
    await expect(source).toBeChecked();
  },
};
/** One of several excludes the others. */
export const OneOfSeveral: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <DropdownMenuTrigger>Units</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup title="Pressure in" defaultValue="bar">
            <DropdownMenuRadioItem value="bar">Bar</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="mpa">Megapascal</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const other = await screen.findByRole('menuitemradio', { name: 'Megapascal' });
    await expect(screen.getByRole('menuitemradio', { name: 'Bar' })).toBeChecked();
    await userEvent.click(other);
    await expect(other).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Bar' })).not.toBeChecked();
  },
};

function Deletion() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Duplicate</DropdownMenuItem>
          <DropdownMenuItem tone="danger" onSelect={() => setAsking(true)}>
            Delete the term
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete “Ballast”?"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => {}}
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
/** An item asks before it destroys something; the answer returns the focus to the button of the menu. */
export const AsksFirst: Story = {
  render: () => <Deletion />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(trigger(canvas));
    await userEvent.click(await item('Delete the term'));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.click(cancel);
    await waitFor(() => expect(trigger(canvas)).toHaveFocus());
  },
};
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Unterwasserdruckluftspeicherkraftwerksversuchsanlage</DropdownMenuItem>
          <DropdownMenuItem>Genehmigungsverfahrensunterlagen herunterladen</DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
  play: async () => {
    await waitFor(() => expect(menu()).toBeVisible());
  },
};
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

const opens = (key: string, press: string) =>
  keyboardRow(
    key,
    'On the button: opens the menu at its first item. On an item: chooses it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(trigger(canvas)).toHaveFocus();
      await userEvent.keyboard(press);
      const first = await item('Duplicate');
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard(press);
      await waitFor(() => expect(menu()).toBeNull());
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    },
  );
export const EnterChooses: Story = { ...opens('Enter', '{Enter}') };
export const SpaceChooses: Story = { ...opens('Space', ' ') };
export const ArrowsMove: Story = {
  ...keyboardRow(
    '↓ ↑ Home End',
    'Move through the items, round at the ends. ↓ on the button opens the menu.',
    async ({ userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      const first = await item('Duplicate');
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(await item('History')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(await item('Delete the term')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(first).toHaveFocus();
    },
  ),
};
export const LettersFind: Story = {
  ...keyboardRow('A–Z', 'Moves to the item that begins so.', async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await item('Duplicate');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('h');
    await waitFor(async () => expect(await item('History')).toHaveFocus());
  }),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the menu, with the focus on its button.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await item('Duplicate');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu()).toBeNull());
      await waitFor(() => expect(trigger(canvas)).toHaveFocus());
    },
  ),
};
