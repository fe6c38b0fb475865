import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Text } from '../text';
import { Toggletip } from './toggletip';

const meta = {
  title: 'Components/Toggletip',
  component: Toggletip,
  args: {
    term: 'isobath',
    href: '#isobath',
    children: 'A line on a chart that joins points of equal depth.',
    onOpenChange: fn(),
  },
  render: (args) => (
    <Text>
      Under the surface the page goes down by steps. The line between two of them is an{' '}
      <Toggletip {...args} />, as on a chart of the sea bed, and the number in it is the depth in
      metres.
    </Text>
  ),
} satisfies Meta<typeof Toggletip>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const word = (canvas: Canvas) => canvas.getByRole('button', { name: 'isobath' });
const meaning = (canvas: Canvas) => canvas.queryByText(/joins points of equal depth/);

/** Checks that the whole tip is inside the window. */
async function isInside(canvas: Canvas) {
  await waitFor(async () => {
    const box = meaning(canvas)?.getBoundingClientRect();
    await expect(box?.left).toBeGreaterThanOrEqual(0);
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });
}

/** Open initially, below its word. */
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const { bottom } = word(canvas).getBoundingClientRect();
    await waitFor(() =>
      expect(meaning(canvas)?.getBoundingClientRect().top).toBeGreaterThan(bottom),
    );
  },
};
export const Closed: Story = {};
/** Stays inside the window, wherever the word is. */
export const Narrowest: Story = {
  ...Open,
  globals: { viewport: { value: 'narrowest' } },
  play: ({ canvas }) => isInside(canvas),
};
export const RightToLeft: Story = {
  ...Narrowest,
  globals: { viewport: { value: 'narrowest' }, direction: 'rtl' },
};
/** Long words break, in the sentence and in the tip. */
export const LongWords: Story = {
  args: {
    defaultOpen: true,
    term: 'Druckluftspeicherkraftwerksgenehmigungsverfahren',
    children:
      'How a plant such as the Unterwasserdruckluftspeicherkraftwerksversuchsanlage is licensed, from the first survey of the sea bed to the day its last tether is cut.',
    linkLabel: 'In the glossary, with its sources',
  },
  globals: { viewport: { value: 'narrowest' } },
};
/** Only one is open at a time. */
export const TwoInASentence: Story = {
  render: (args) => (
    <Text>
      An <Toggletip {...args} /> is a line; a{' '}
      <Toggletip term="sounding" href="#sounding">
        A measured depth.
      </Toggletip>{' '}
      is a number.
    </Text>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(word(canvas));
    await expect(meaning(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'sounding' }));
    await expect(meaning(canvas)).toBeNull();
    await expect(canvas.getByText(/A measured depth/)).toBeVisible();
  },
};

const toggles = (key: string, press: string) =>
  keyboardRow(
    key,
    'On the word: shows its definition, which is announced, or hides it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(word(canvas)).toHaveFocus();
      await userEvent.keyboard(press);
      await expect(meaning(canvas)).toBeVisible();
      await userEvent.keyboard(press);
      await expect(meaning(canvas)).toBeNull();
      await expect(word(canvas)).toHaveFocus();
    },
  );
export const EnterToggles: Story = { ...toggles('Enter', '{Enter}') };
export const SpaceToggles: Story = { ...toggles('Space', ' ') };
export const TabGoesThrough: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the link below the definition, and then on, which closes it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: 'In the glossary' });
      await expect(link).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(word(canvas)).toHaveFocus();
    },
  ),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the definition, with focus on the word.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(meaning(canvas)).toBeNull();
      await expect(word(canvas)).toHaveFocus();
    },
  ),
};
