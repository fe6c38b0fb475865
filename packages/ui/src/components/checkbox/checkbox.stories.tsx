import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { TextLink } from '../link';
import { Stack } from '../stack';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the newsletter too', name: 'newsletter', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'About once a month; every issue ends it.' } };
/** Pressing the label ticks the box; pressing the link in it follows the link. */
export const Consent: Story = {
  args: {
    name: 'consent',
    required: true,
    label: (
      <>
        I understand that this is an enquiry, not an offer, and that{' '}
        <TextLink href="#risks">investment carries risk</TextLink>.
      </>
    ),
  },
};
export const WithError: Story = {
  args: { ...Consent.args, error: 'Tick the box to send your enquiry' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Tick the box to send your enquiry');
  },
};
const depths = ['200 m', '1,000 m', '4,000 m'];
function Depths() {
  const [shown, setShown] = useState(['200 m']);
  return (
    <Stack gap="tight">
      <Checkbox
        label="All depths"
        checked={shown.length === depths.length}
        indeterminate={shown.length > 0 && shown.length < depths.length}
        onChange={({ target }) => setShown(target.checked ? depths : [])}
      />
      {depths.map((depth) => (
        <Checkbox
          key={depth}
          label={depth}
          checked={shown.includes(depth)}
          onChange={({ target }) =>
            setShown(target.checked ? [...shown, depth] : shown.filter((other) => other !== depth))
          }
        />
      ))}
    </Stack>
  );
}
/** Represents several checkboxes, and shows when only some are ticked. */
export const Indeterminate: Story = {
  render: () => <Depths />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All depths' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: '4,000 m' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: '1,000 m' }));
    await expect(all).toBePartiallyChecked();
  },
};
export const Disabled: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked label="Send me the receipt" />
    </>
  ),
};
export const LongWords: Story = {
  args: {
    ...Consent.args,
    hint: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren: no permit has been granted yet.',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أرسلوا لي النشرة أيضا', defaultChecked: true },
};

export const TabFocuses: Story = {
  ...keyboardRow('Tab', 'Moves to the checkbox.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  }),
};
export const SpaceTicks: Story = {
  ...keyboardRow('Space', 'Ticks or clears the checkbox.', async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  }),
};
