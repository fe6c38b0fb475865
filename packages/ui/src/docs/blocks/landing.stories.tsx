import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landing } from '../../../blocks/landing';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Landing',
  parameters: shown('landing'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A home page. */
export const Page: Story = { render: () => <Landing /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };
