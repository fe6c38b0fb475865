import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact } from '../../../blocks/contact';
import { shown } from './shown';

const meta = {
  title: 'Blocks/Contact',
  parameters: shown('contact'),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form that the browser posts. */
export const Page: Story = { render: () => <Contact /> };
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
export const SecondBrand: Story = { ...Page, globals: { theme: 'tide-dark' } };
export const SecondBrandLight: Story = { ...Page, globals: { theme: 'tide-light' } };

/** The page that the server renders again: its messages, and what was typed. */
export const Refused: Story = {
  render: () => (
    <Contact
      errors={{ visit: 'We do not work on that day. Choose another.' }}
      values={{ name: 'Ada Person', email: 'ada@example.org', shed: 'yard', message: '5 by 3 m' }}
    />
  ),
};
export const Sent: Story = { render: () => <Contact isSent /> };
