import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { LanguageNavigation } from './language-navigation';

const meta = {
  title: 'Components/Language navigation',
  component: LanguageNavigation,
  args: {
    languages: [
      { href: '#en', lang: 'en', title: 'English' },
      { href: '#de', lang: 'de', title: 'Deutsch' },
      { href: '#ar', lang: 'ar', title: 'العربية' },
      { href: '#ja', lang: 'ja', title: '日本語' },
    ],
    current: 'en',
  },
} satisfies Meta<typeof LanguageNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Two: Story = {
  args: {
    languages: [
      { href: '#en', lang: 'en', title: 'English' },
      { href: '#cy', lang: 'cy', title: 'Cymraeg' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    languages: [
      { href: '#en', lang: 'en', title: 'English' },
      { href: '#de', lang: 'de', title: 'Deutsch in besonders leichtverständlicher Sprache' },
      { href: '#fi', lang: 'fi', title: 'Selkosuomeksikirjoitettuverkkosivusto' },
    ],
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { args: { current: 'ar' }, globals: { direction: 'rtl' } };
export const TabMoves: Story = {
  ...keyboardRow(
    'Tab',
    'Moves through the other languages. Enter opens the page in one.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveFocus();
    },
  ),
};
