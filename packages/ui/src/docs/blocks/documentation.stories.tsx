import type { Meta, StoryObj } from '@storybook/react-vite';
import { Documentation } from '../../../blocks/documentation';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Documentation',
  parameters: shown('documentation'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a manual beside the pages of its section. */
export const Page: Story = { render: () => <Documentation /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };
