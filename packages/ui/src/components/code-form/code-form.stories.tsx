import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { CodeForm, type CodeFormProps } from './code-form';

const confirm = fn<CodeFormProps['onConfirm']>;

const meta = {
  title: 'Components/Code form',
  component: CodeForm,
  args: {
    'aria-label': 'Second step',
    onConfirm: confirm(async () => {}),
    children: <Button tone="secondary">Cancel</Button>,
  },
} satisfies Meta<typeof CodeForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const code = ({ canvas }: Context) => canvas.getByRole('textbox', { name: '6-digit code' });

export const Empty: Story = {};

export const WithAProblem: Story = {
  play: async (context) => {
    await context.userEvent.type(code(context), '12345{Enter}');
    await expect(code(context)).toHaveAccessibleDescription(/^Enter the six digits/);
  },
};

export const Confirming: Story = {
  args: { onConfirm: confirm(() => new Promise(() => {})) },
  play: async (context) => {
    await context.userEvent.type(code(context), '123456{Enter}');
    await expect(context.canvas.getByRole('button', { name: 'Confirming…' })).toBeVisible();
  },
};

/** Typing replaces the rejected code. */
export const Refused: Story = {
  args: {
    onConfirm: confirm(() => Promise.reject(new Error('refused'))),
    failure: { title: 'That code is not right', children: 'Wait for the next one, and enter it.' },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(code(context), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('not right');
    await waitFor(() => expect(code(context)).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabGoesThrough: Story = keyboardRow(
  'Tab',
  'Moves from the field to the button, and to the actions beside it.',
  async (context) => {
    const { canvas, userEvent } = context;
    code(context).focus();
    for (const name of ['Confirm the code', 'Cancel']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
  },
);

export const EnterConfirms: Story = keyboardRow(
  'Enter',
  'In the field: submits the code.',
  async (context) => {
    await context.userEvent.type(code(context), '123456{Enter}');
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
  },
);
