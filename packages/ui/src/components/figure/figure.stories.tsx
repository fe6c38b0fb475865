import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Picture } from '../../test/picture';
import { Section } from '../section';
import { Figure } from './figure';

const meta = {
  title: 'Components/Figure',
  component: Figure,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Fig. 1',
    caption: 'Where air and steam meet. Steam is raised on the platform and never enters a vessel.',
    note: 'not to scale',
    children: <Picture title="A buoy on the sea." />,
  },
  render: (args) => (
    <Section band="3">
      <Figure {...args} />
    </Section>
  ),
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NumberedParts: Story = {
  args: {
    parts: [
      { name: 'Thermal store', note: 'keeps the heat of charging at 190 °C' },
      { name: 'Vessel', note: 'in its dock at 355 m' },
      { name: 'Expander', note: 'turns the generator' },
    ],
  },
};
export const WithDescription: Story = {
  args: {
    ...NumberedParts.args,
    description:
      'A vessel in its dock, 355 m down, hands its air to a pipe that rises to the platform. There the thermal store raises steam from water. Both pipes meet in front of the expander, which turns a generator. No steam goes down the pipe to the vessel.',
  },
};
export const WithoutNote: Story = { args: { note: undefined } };
export const LongWords: Story = {
  args: {
    label: 'Abbildung 12a',
    caption: 'Thermohydrodynamicalcompressibilitycoefficientmeasurement',
    note: 'Longestnoteinthehistoryofillustrativediagrams',
    parts: [
      { name: 'Meeresenergiespeicherwirkungsgradmessgerät', note: 'https://example.org/a-report' },
    ],
    description: 'https://example.org/a-report-with-an-address-nobody-could-break-anywhere',
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const RightToLeft: Story = { ...WithDescription, globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...WithDescription,
  ...keyboardRow('Tab', 'Moves to the description, if any.', async (context) => {
    await context.userEvent.tab();
    await expect(context.canvas.getByText('Description')).toHaveFocus();
  }),
};
export const EnterOpens: Story = {
  ...WithDescription,
  ...keyboardRow(
    'Enter, Space',
    'Shows or hides the description.',
    async ({ canvas, userEvent }) => {
      const summary = canvas.getByText('Description');
      // Browsers turn Enter and Space into clicks for real keys only.
      await userEvent.click(summary);
      await expect(canvas.getByText(/A vessel in its dock/)).toBeVisible();
      await userEvent.click(summary);
      await expect(summary.parentElement).not.toHaveAttribute('open');
    },
  ),
};
