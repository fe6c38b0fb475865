import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundLayout } from '../..';
import notFound from '../../components/not-found-layout/not-found-layout.stories';
import { inFrame } from './frame';

const meta = {
  title: 'Compositions/Not found',
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Explains what happened, and offers ways on. */
export const Page: Story = { render: () => <NotFoundLayout {...notFound.args} /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
