import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Stack } from '../stack';
import { Text } from '../text';
import { FootnoteLink } from './footnote-link';
import { Footnotes } from './footnotes';

const meta = {
  title: 'Components/Footnotes',
  component: Footnotes,
  subcomponents: { FootnoteLink },
  args: {
    notes: [
      { id: 'note-density', text: 'At 4 °C and a salinity of 35 g/kg.' },
      { id: 'note-depth', text: 'Measured from mean sea level.' },
    ],
  },
  render: (args) => (
    <Stack>
      <Text>
        A cubic metre of sea water weighs 1,028 kg
        <FootnoteLink noteId="note-density" number={1} />, and presses on all that lies below
        <FootnoteLink noteId="note-depth" number={2} />.
      </Text>
      <Footnotes {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Footnotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const LongWords: Story = {
  args: {
    notes: [
      {
        id: 'note-density',
        text: 'Unterwasserdruckluftspeicherkraftwerksversuchsanlage, Genehmigungsverfahrensunterlagen, Anhang 3.',
      },
      { id: 'note-depth', text: 'https://example.org/measurements/of/the/depth/of/the/sea.html' },
    ],
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
/** A note stops below a sticky header, with no more room than any other target. */
export const Followed: Story = {
  decorators: [
    (Story) => (
      <div style={{ minHeight: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const room = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingBlockStart,
    );
    await expect(room).toBeGreaterThan(0);
    const target = canvas.getByText('Measured from mean sea level.').closest('li')!;
    target.scrollIntoView();
    await expect(Math.round(target.getBoundingClientRect().top)).toBe(Math.round(room));
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const TabMoves: Story = {
  ...keyboardRow(
    'Tab',
    'Moves through the numbers in the text, and through the links back. Enter follows them.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('doc-noteref', { name: 'Note 1' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(
        canvas.getByRole('doc-backlink', { name: 'Back to note 1 in the text' }),
      ).toHaveFocus();
    },
  ),
};
