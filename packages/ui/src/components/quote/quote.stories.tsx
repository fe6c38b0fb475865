import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import shore from '../../test/shore.svg';
import { Section } from '../section';
import { Quote } from './quote';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  parameters: { layout: 'fullscreen' },
  args: {
    author: 'Ada Person',
    position: 'Harbour master, Holm',
    portrait: <img src={shore} alt="" width={112} height={112} />,
    children: 'It went down without a sound, and it came up full.',
  },
  render: (args) => (
    <Section band="2">
      <Quote {...args} />
    </Section>
  ),
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPortrait: Story = {};
export const NameOnly: Story = { args: { position: undefined, portrait: undefined } };
/** The name links to where the words can be checked. */
export const WithSource: Story = { args: { href: '#interview' } };
/** The marks are those of the language. */
export const InGerman: Story = {
  args: { lang: 'de', children: 'Es sank ohne einen Laut und kam voll wieder herauf.' },
};
export const LongWords: Story = {
  args: {
    author: 'Thermohydrodynamicalcompressibilitycoefficient',
    children: 'https://example.org/a-quotation-with-an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...WithSource,
  ...keyboardRow(
    'Tab',
    'Moves to the source, if any. Enter follows it.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Ada Person' })).toHaveFocus();
    },
  ),
};
