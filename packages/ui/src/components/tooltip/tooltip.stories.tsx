import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Visitors see it within a second',
    children: <Button>Publish</Button>,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const control = (canvas: Canvas) => canvas.getByRole('button', { name: 'Publish' });
/** Its text, once for the eye and once for screen readers, who take the hidden one. */
const tip = () => screen.queryByRole('tooltip');

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    await expect(control(canvas)).toHaveAccessibleDescription('Visitors see it within a second');
  },
};
export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(control(canvas));
    await waitFor(() => expect(tip()).not.toBeNull());
  },
};
/** Stays inside the window, and breaks long words. */
export const LongWords: Story = {
  args: {
    content:
      'Das Unterwasserdruckluftspeicherkraftwerksgenehmigungsverfahren beginnt, sobald du es veröffentlichst.',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
  },
};
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const TabShows: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the control and shows its tooltip; moving on hides it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(control(canvas)).toHaveFocus();
      await waitFor(() => expect(tip()).not.toBeNull());
      await userEvent.tab();
      await waitFor(() => expect(tip()).toBeNull());
    },
  ),
};
export const EscapeHides: Story = {
  ...keyboardRow('Escape', 'Hides the tooltip; focus stays.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
    await expect(control(canvas)).toHaveFocus();
  }),
};
