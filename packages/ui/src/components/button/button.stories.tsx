import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Callout } from '../callout';
import { Icon } from '../icon';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
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
/** `hidden` hides whatever has a layout of its own, too. */
export const Hidden: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack>
      <Button {...args} hidden />
      <Inline hidden>Inline</Inline>
      <Stack hidden>Stack</Stack>
      <Callout hidden title="Callout" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const hidden = canvasElement.querySelectorAll<HTMLElement>('[hidden]');
    await expect(hidden).toHaveLength(4);
    for (const element of hidden) await expect(getComputedStyle(element).display).toBe('none');
  },
};
/** The button keeps its width while loading. With reduced motion the spinner is static. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Sending…', children: 'Send the enquiry' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LoadingInEveryTone: Story = {
  render: ({ onClick }) => (
    <Inline>
      {(['primary', 'secondary', 'text', 'danger'] as const).map((tone) => (
        <Button key={tone} tone={tone} size="small" loading onClick={onClick}>
          Save
        </Button>
      ))}
    </Inline>
  ),
};
/** Use a link that looks like a button for an action that navigates. */
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
/** Use a well-known icon where words do not fit; the label is the accessible name. */
export const IconAlone: Story = {
  render: () => (
    <Inline>
      <IconButton label="Close">
        <Icon name="cross" />
      </IconButton>
      <IconButton label="Show the next figure" tone="text">
        <Icon name="arrow-right" />
      </IconButton>
      <IconButton label="Remove the term Ballast" tone="danger">
        <Icon name="cross" />
      </IconButton>
      <IconButton label="Move the term Ballast up" disabled>
        <Icon name="arrow-up" />
      </IconButton>
    </Inline>
  ),
};
/** Wraps rather than overflows a narrow window. */
export const LongWords: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Button loading={false} loadingLabel="Sending your enquiry to the for-profit arm…">
        Send the enquiry, which is not an offer and binds nobody
      </Button>
    </div>
  ),
};

export const TabFocuses: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the button, even while it is loading, so that focus is never lost.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
    },
  ),
  args: { loading: true },
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
