import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Select } from './select';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Currency',
    name: 'currency',
    defaultValue: 'EUR',
    children: (
      <>
        <option value="USD">US dollar</option>
        <option value="EUR">Euro</option>
        <option value="GBP">Pound sterling</option>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof Select>;

export const Chosen: Story = {};
/** An empty first option preselects no answer. */
export const NoneChosen: Story = {
  args: {
    label: 'Kind of organisation',
    name: 'organisation',
    defaultValue: '',
    children: (
      <>
        <option value="">Choose one</option>
        <option value="utility">Utility or grid operator</option>
        <option value="research">Research institute</option>
        <option value="fund">Fund or family office</option>
      </>
    ),
  },
};
export const WithHint: Story = { args: { hint: 'Your bank may convert it for a fee.' } };
export const WithError: Story = {
  args: { ...NoneChosen.args, required: true, error: 'Choose a kind of organisation' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind of organisation' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose a kind of organisation');
  },
};
/** A list that stays open; each platform has its own way to choose several. */
export const Multiple: Story = {
  args: {
    label: 'Currencies you accept',
    multiple: true,
    defaultValue: ['EUR', 'GBP'],
    onValueChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('listbox', { name: 'Currencies you accept' });
    await expect(list).toHaveValue(['EUR', 'GBP']);
    await userEvent.selectOptions(list, 'USD');
    await expect(args.onValueChange).toHaveBeenCalledWith(['USD', 'EUR', 'GBP'], expect.anything());
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithGroups: Story = {
  args: {
    label: 'Reference depth',
    name: 'depth',
    defaultValue: '1000',
    children: (
      <>
        <optgroup label="Shelf">
          <option value="50">50 m</option>
          <option value="200">200 m</option>
        </optgroup>
        <optgroup label="Slope">
          <option value="1000">1,000 m</option>
          <option value="2000">2,000 m</option>
        </optgroup>
      </>
    ),
  },
};
/** Truncates long options in the field; the list shows them in full. */
export const LongWords: Story = {
  args: {
    label: 'What is it that you would like to read about first?',
    children: (
      <option value="long">
        Compressed air storage, buoyant lift and the losses between them, at four depths
      </option>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabFocuses: Story = {
  ...keyboardRow('Tab', 'Moves to the field.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  }),
};
/**
 * The list belongs to the browser: scripts can neither open it by key nor detect that it is open.
 */
export const ListOpens: Story = {
  ...keyboardRow(
    'Space, Alt + arrow down',
    'Opens the list; Enter selects, Escape closes it without a selection. All native.',
    async ({ canvas }) => {
      await expect(canvas.getByRole('combobox').tagName).toBe('SELECT');
    },
  ),
};
export const ArrowsChoose: Story = {
  ...keyboardRow(
    'Arrow up, arrow down, first letters',
    'Select another option; on a Mac they open the list. All native.',
    async ({ canvas, userEvent }) => {
      await userEvent.selectOptions(canvas.getByRole('combobox'), 'Pound sterling');
      await expect(canvas.getByRole('combobox')).toHaveValue('GBP');
    },
  ),
};
