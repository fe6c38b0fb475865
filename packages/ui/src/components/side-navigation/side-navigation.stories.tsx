import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { SideNavigation } from './side-navigation';

const meta = {
  title: 'Components/Side navigation',
  component: SideNavigation,
  args: {
    entries: [
      { href: '#overview', title: 'Overview' },
      {
        title: 'Getting started',
        links: [
          { href: '#install', title: 'Install' },
          { href: '#theme', title: 'Choose a theme' },
        ],
      },
      {
        title: 'Forms',
        links: [
          { href: '#fields', title: 'Fields' },
          { href: '#errors', title: 'Errors' },
        ],
      },
      { href: '#changes', title: 'Changes' },
    ],
    current: '#theme',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SideNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};
export const PagesAlone: Story = {
  args: {
    entries: [
      { href: '#team', title: 'Team' },
      { href: '#places', title: 'Places' },
      { href: '#contact', title: 'Contact' },
    ],
    current: '#places',
  },
};
export const LongWords: Story = {
  args: {
    entries: [
      { href: '#overview', title: 'Thermohydrodynamicalcompressibilitycoefficientdetermination' },
      {
        title: 'Wärmeübergangswiderstandsverluste in mehrstufigen Verdichtern',
        links: [{ href: '#theme', title: 'Tiefseedruckluftspeicherkraftwerksgenehmigung' }],
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabMoves: Story = {
  ...keyboardRow(
    'Tab',
    'Moves through the pages, and the groups. Enter opens a page.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByText('Getting started')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Install' })).toHaveFocus();
    },
  ),
};
export const SpaceFolds: Story = {
  ...keyboardRow('Space, Enter', 'Opens or folds a group.', async ({ canvas, userEvent }) => {
    const forms = canvas.getByText('Forms');
    while (document.activeElement !== forms) await userEvent.tab();
    // Browsers turn Enter and Space into clicks for real keys only.
    await userEvent.click(forms);
    await expect(canvas.getByRole('link', { name: 'Fields' })).toBeVisible();
    await userEvent.click(forms);
    await expect(forms.parentElement).not.toHaveAttribute('open');
  }),
};
