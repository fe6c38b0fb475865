import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Stack } from '../stack';
import { Switch } from '../switch';
import { TextField } from '../text-field';
import { Popover } from './popover';
import { PopoverContent } from './popover-content';
import { PopoverTrigger } from './popover-trigger';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <PopoverTrigger>What the map shows</PopoverTrigger>
        <PopoverContent title="What the map shows">
          <Stack gap="tight">
            <TextField label="Deeper than, in metres" inputMode="numeric" />
            <Switch label="Cables" defaultChecked />
            <Switch label="Ports" />
          </Stack>
        </PopoverContent>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: 'What the map shows' });
const popover = () => screen.queryByRole('dialog');

export const Open: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};
/** Inside the window, and as high as its room. */
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    children: (
      <>
        <PopoverTrigger>Karte</PopoverTrigger>
        <PopoverContent title="Unterwasserdruckluftspeicherkraftwerksversuchsanlage">
          <Switch
            label="Genehmigungsverfahrensunterlagen"
            hint="Seit dem ersten Tag der Messung."
          />
        </PopoverContent>
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
  play: async () => {
    await waitFor(() => expect(popover()).toBeVisible());
  },
};
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

const toggles = (key: string, press: string) =>
  keyboardRow(
    key,
    'On the button: opens the popover, with the focus in it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(trigger(canvas)).toHaveFocus();
      await userEvent.keyboard(press);
      await waitFor(() => expect(popover()?.contains(document.activeElement)).toBe(true));
    },
  );
export const EnterOpens: Story = { ...toggles('Enter', '{Enter}') };
export const SpaceOpens: Story = { ...toggles('Space', ' ') };
export const TabStaysInside: Story = {
  args: { defaultOpen: true },
  ...keyboardRow(
    'Tab',
    'In the popover: moves to the next field or button, and from the last to the first.',
    async ({ userEvent }) => {
      screen.getByRole('switch', { name: 'Ports' }).focus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
  ),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the popover, with the focus on its button.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(popover()).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(popover()).toBeNull());
      await expect(trigger(canvas)).toHaveFocus();
    },
  ),
};
