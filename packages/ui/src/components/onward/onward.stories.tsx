import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Section } from '../section';
import { Onward } from './onward';

const meta = {
  title: 'Components/Onward',
  component: Onward,
  parameters: { layout: 'fullscreen' },
  args: {
    pages: [
      {
        href: '#ops',
        title: 'A day at this plant',
        text: 'What it does hour by hour, and what wears out.',
      },
      {
        href: '#calculators',
        title: 'Size a plant',
        text: 'Change any input and see which of the parts stop fitting together.',
      },
    ],
  },
  render: (args) => (
    <Section band="3">
      <Onward {...args} />
    </Section>
  ),
} satisfies Meta<typeof Onward>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {};
/** The arrow stays on the line of the last word, wherever lines end. */
export const Wrapped: Story = {
  args: { pages: [{ href: '#island', title: 'Do you run an island’s grid?', text: 'Tell us.' }] },
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation');
    const link = canvas.getByRole('link');
    const last = document.createRange();
    last.setStart(link.firstChild!, link.firstChild!.textContent!.length - 1);
    last.setEnd(link.firstChild!, link.firstChild!.textContent!.length);
    for (let width = 180; width <= 400; width += 10) {
      nav.style.width = `${width}px`;
      const arrow = canvasElement.querySelector('[data-part="onward-arrow"]')!;
      const { top, bottom } = last.getBoundingClientRect();
      const { top: above, bottom: below } = arrow.getBoundingClientRect();
      const middle = (above + below) / 2;
      await expect(middle, `at ${width} px`).toBeGreaterThan(top);
      await expect(middle, `at ${width} px`).toBeLessThan(bottom);
    }
    nav.style.width = '';
  },
};
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
export const LongWords: Story = {
  args: {
    pages: [
      {
        href: '#paper',
        title: 'Meeresenergiespeicherwirkungsgradmessverfahren',
        text: 'https://example.org/a-report-with-an-address-nobody-could-break-anywhere-sensible',
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const TabGoesDown: Story = {
  ...keyboardRow(
    'Tab',
    'Moves down the pages. Enter follows the link.',
    async ({ canvas, userEvent }) => {
      for (const name of ['A day at this plant', 'Size a plant']) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  ),
};
