import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Switch } from './switch';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Show depths', name: 'depths', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 472 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'Adds the depth in metres to every name.' } };
export const Several: Story = {
  render: (args) => (
    <fieldset>
      <legend>What the map shows</legend>
      <Switch {...args} defaultChecked />
      <Switch {...args} name="cables" label="Show cables" />
      <Switch {...args} name="ports" label="Show ports" hint="Only those with a crane." />
    </fieldset>
  ),
};
export const WithError: Story = {
  args: { error: 'Your setting was not saved. Try again in a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Your setting was not saved. Try again in a minute.',
    );
  },
};
export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked label="Show cables" />
    </>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Tiefseedruckluftspeicherkraftwerksgenehmigungsverfahren anzeigen',
    hint: 'Unterwasserdruckluftspeicherkraftwerksversuchsanlagen gehören dazu.',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'أظهر الأعماق', defaultChecked: true },
};

export const TabFocuses: Story = {
  ...keyboardRow('Tab', 'Moves to the switch.', async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  }),
};
export const SpaceToggles: Story = {
  ...keyboardRow('Space', 'Switches it on or off.', async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  }),
};
