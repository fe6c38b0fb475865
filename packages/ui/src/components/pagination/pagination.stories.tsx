import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Pagination } from './pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 5, pages: 12, hrefOf: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 12 } };
export const FewPages: Story = { args: { page: 2, pages: 3 } };
/** Without room for page numbers, it states the position in words. */
export const Narrow: Story = { globals: { viewport: { value: 'narrowest' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { previousLabel: 'السابق', nextLabel: 'التالي', positionLabel: () => '٥ / ١٢' },
};
/** Buttons instead of links, which keep the page themselves. */
export const WithoutAddresses: Story = {
  render: () => <Pagination pages={4} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current');
  },
};

export const TabWalksThePages: Story = keyboardRow(
  'Tab',
  'Moves from page to page, in reading order.',
  async ({ canvas, userEvent }) => {
    for (const name of ['Previous', 'Page 1', 'Page 4', 'Page 5']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
);
export const EnterTurns: Story = {
  ...WithoutAddresses,
  ...keyboardRow(
    'Enter',
    'Shows the page. If that takes “Next” or “Previous” away, moves to the current page.',
    async ({ canvas, userEvent }) => {
      canvas.getByRole('button', { name: 'Page 4' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current');
      await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveFocus();
      canvas.getByRole('button', { name: 'Page 3' }).focus();
      await userEvent.keyboard('{Enter}');
      canvas.getByRole('button', { name: 'Next' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveFocus();
    },
  ),
};

/** Without room for page numbers, the focus moves from a control that goes away to the position in words. */
export const NarrowEnd: Story = {
  render: () => <Pagination pages={2} />,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Page 2 of 2')).toHaveFocus();
  },
};
