import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { CodeBlock } from './code-block';

const long =
  "import { ButtonLink, Heading, LinkProvider, Section, ToastProvider, UiProvider } from '@hadal/ui';\nimport '@hadal/ui/styles.css';";

const meta = {
  title: 'Components/Code block',
  component: CodeBlock,
  args: { title: 'A terminal', code: 'npm install @hadal/ui' },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
/** The same code as elements, such as a highlighter writes. */
export const Highlighted: Story = {
  args: {
    title: 'math.ts',
    code: 'const depth = 1000; // metres',
    children: (
      <>
        <b>const</b> depth = <b>1000</b>; <i>{'// metres'}</i>
      </>
    ),
  },
};
/** Scrolls inside, so that the page does not. */
export const LongLines: Story = {
  args: { title: 'Thermohydrodynamicalcompressibility.tsx', code: long },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Code' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};
/** Code stays from left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  args: { code: long.replace('\n', ' ').repeat(3) },
  ...keyboardRow(
    'Tab',
    'Moves to the button and, if its lines are too long, to the code, which the arrow keys scroll.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy the code' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('region', { name: 'Code' })).toHaveFocus();
    },
  ),
};
export const EnterCopies: Story = {
  ...keyboardRow(
    'Enter, Space',
    'On the button: copies the code; focus stays.',
    async ({ args, canvas, userEvent }) => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.tab();
      for (const key of ['{Enter}', ' ']) {
        await userEvent.keyboard(key);
        await expect(write).toHaveBeenLastCalledWith(args.code);
      }
      await expect(write).toHaveBeenCalledTimes(2);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
      await expect(canvas.getByRole('button')).toHaveFocus();
    },
  ),
};
