import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon';
import { Inline } from '../inline';
import { Button, ButtonLink } from './button';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Back the Mission' },
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
