import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Text } from '../text';
import { Link, LinkProvider, type LinkComponentProps } from './link';
import { TextLink } from './text-link';

const meta = {
  title: 'Components/Link',
  component: TextLink,
  subcomponents: { Link, LinkProvider },
  args: { href: '#depth', children: 'How pressure stores power' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <Text>
      The sea presses harder the deeper you go. Read <TextLink {...args} /> before the sums.
    </Text>
  ),
};
/** A link without styles, for an element that is one link as a whole, such as a card or a logo. */
export const Plain: Story = { render: ({ href, children }) => <Link href={href}>{children}</Link> };
/** Wraps at the end of a line, with its underline. */
export const LongWord: Story = {
  args: { children: 'https://example.org/a-report-with-an-address-nobody-could-break' },
  globals: { viewport: { value: 'narrowest' } },
};

function RouterLink({ children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} data-router="yours">
      {children}
    </a>
  );
}

/** Your router's component renders every link below a `LinkProvider`. */
export const WithYourRouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yours');
  },
};

/** One link stays out of your router, such as that of a file. */
export const OneLinkOfItsOwn: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <TextLink {...args} render={<a download />} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
    await expect(canvas.getByRole('link')).toHaveAttribute('download');
  },
};

export const EnterFollows: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  ...keyboardRow('Enter', 'Follows the link.', async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  }),
};
