import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';
import { LogoMark } from './logo-mark';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { href: '#home', name: 'Hadal', mark: <LogoMark /> },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As in a header. Under the pointer the float rises. */
export const Medium: Story = {};
/** As in a footer. */
export const Large: Story = { args: { size: 'large' } };
