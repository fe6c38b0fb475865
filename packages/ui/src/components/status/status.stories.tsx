import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { ErrorMessage } from './error-message';
import { Loading } from './loading';

const meta = {
  title: 'Components/Status',
  component: ErrorMessage,
  subcomponents: { Loading },
  args: { title: 'This page did not load' },
} satisfies Meta<typeof ErrorMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown after 150 ms, so that what arrives at once does not flash a word first. */
export const LoadingPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Loading />,
};
export const Failed: Story = {
  args: {
    children: 'Its code did not arrive, which usually means the connection dropped.',
    action: <Button>Try again</Button>,
  },
};
export const FailedShort: Story = {};
