import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pricing } from '../../../blocks/pricing';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Pricing',
  parameters: shown('pricing'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Plans side by side. */
export const Page: Story = { render: () => <Pricing /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };
