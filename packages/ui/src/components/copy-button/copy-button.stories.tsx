import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Container } from '../container';
import { CopyButton } from './copy-button';

/**
 * Spies on the clipboard; call it in a play function, because user-event replaces the clipboard.
 */
const clipboard = () => spyOn(navigator.clipboard, 'writeText');

const meta = {
  title: 'Components/Copy button',
  component: CopyButton,
  args: { children: 'Copy link to these settings' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Text: Story = {
  args: { text: 'W = η p₁ V₁ ln(p₁ / p₂)', children: 'Copy the equation', tone: 'secondary' },
};
/** The button keeps its width. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    clipboard().mockResolvedValue();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};
/** If the browser refuses, shows the text in a field, selected. */
export const Refused: Story = {
  args: { text: 'https://example.org/science/calculators?depth=1000&latitude=20' },
  play: async ({ canvas, userEvent }) => {
    clipboard().mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByRole('textbox', { name: /Could not copy/ });
    await expect(field).toHaveFocus();
  },
};
export const LongLabel: Story = {
  args: {
    children: 'Copy a link to these settings, with every number in it, to send to somebody else',
  },
  decorators: (Story) => (
    <Container>
      <Story />
    </Container>
  ),
  globals: { viewport: { value: 'mobile1' } },
};
export const RightToLeft: Story = {
  args: { children: 'نسخ الرابط', copiedLabel: 'تم النسخ', tone: 'secondary' },
  globals: { direction: 'rtl' },
};

export const TabReaches: Story = {
  ...keyboardRow('Tab', 'Moves to the button.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
};
export const EnterCopies: Story = {
  ...keyboardRow('Enter', 'Copies the text; focus stays.', async ({ canvas, userEvent }) => {
    clipboard().mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
};
export const SpaceCopies: Story = {
  ...keyboardRow('Space', 'Copies the text; focus stays.', async ({ canvas, userEvent }) => {
    clipboard().mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
};
