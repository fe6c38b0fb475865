import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    pages: [
      { href: '#home', title: 'Home' },
      { href: '#science', title: 'Science' },
      { href: '#physics', title: 'Physics & Equations' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All steps share one baseline. */
export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    const bottom = (text: string) => {
      const words = document.createRange();
      words.selectNodeContents(canvas.getByText(text));
      return words.getBoundingClientRect().bottom;
    };
    await expect(bottom('Physics & Equations')).toBe(bottom('Science'));
  },
};
export const OneLevel: Story = { args: { pages: [{ href: '#home', title: 'Home' }] } };
export const LongTitles: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    pages: [
      { href: '#home', title: 'Home' },
      { href: '#research', title: 'Research on isothermal compression at sea' },
      { href: '#paper', title: 'Meeresenergiespeicherwirkungsgradmessverfahren' },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabWalksUp: Story = keyboardRow(
  'Tab',
  'Moves from page to page, starting at home. Enter follows the link.',
  async ({ canvas, userEvent }) => {
    for (const name of ['Home', 'Science']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
);
