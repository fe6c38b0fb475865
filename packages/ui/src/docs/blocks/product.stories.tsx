import type { Meta, StoryObj } from '@storybook/react-vite';
import { Product } from '../../../blocks/product';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Product',
  parameters: shown('product'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Measures beside the drawing, reasons, questions and files. */
export const Page: Story = { render: () => <Product /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };
