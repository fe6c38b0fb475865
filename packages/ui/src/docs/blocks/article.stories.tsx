import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '../../../blocks/article';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Article',
  parameters: shown('article'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Running text beside its contents, with a quotation and notes. */
export const Page: Story = { render: () => <Article /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };
