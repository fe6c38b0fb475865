import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountEntry } from '../../../blocks/account-entry';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Account entry',
  parameters: shown('account-entry'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sign-in. */
export const Page: Story = { render: () => <AccountEntry /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };

/** The page that the server renders again. */
export const Refused: Story = {
  render: () => <AccountEntry refusal="Email and password do not match" email="ada@example.org" />,
};
