import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Icon } from '../icon';
import { Inline } from '../inline';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Back the Mission', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { tone: 'secondary', children: 'Investor Deck' } };
export const Text: Story = { args: { tone: 'text', children: 'Read the equations' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete the term' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = {
  args: {
    children: (
      <>
        How It Works <Icon name="arrow-down" />
      </>
    ),
  },
};
/** Where the action is to go somewhere, it is a link with the looks of a button. */
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#invest">Partner with Us</ButtonLink>
      <ButtonLink href="#glossary" tone="secondary">
        Explore Technology
      </ButtonLink>
    </Inline>
  ),
};

export const EnterPresses: Story = {
  ...keyboardRow('Enter', 'Presses the button.', async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  }),
};
export const SpacePresses: Story = {
  ...keyboardRow('Space', 'Presses the button.', async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  }),
};
