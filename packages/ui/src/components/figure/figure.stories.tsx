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
    caption: 'A buoy on the sea, seen from the side. Its light stands on the mast.',
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
      { name: 'Light', note: 'at the top of the mast' },
      { name: 'Mast', note: 'carries the light' },
      { name: 'Hull', note: 'floats on the water' },
    ],
  },
};
export const WithDescription: Story = {
  args: {
    ...NumberedParts.args,
    description:
      'A buoy floats upright on a rippled sea, drawn from the side. Its hull narrows towards the bottom, and the water reaches its upper edge. A tapered mast with one crossbar stands on the hull and carries a light.',
  },
};
/** In one column the description stands where that of a drawing does, above the caption. */
export const ChartOnAPhone: Story = {
  args: {
    description: 'A buoy floats upright on a rippled sea.',
    // As charts mark themselves.
    children: (
      <div data-chart="">
        <Picture title="A buoy on the sea." />
      </div>
    ),
  },
  globals: { viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    const description = canvas.getByText('Description').getBoundingClientRect();
    const label = canvas.getByText('Fig. 1').getBoundingClientRect();
    await expect(description.bottom).toBeLessThanOrEqual(label.top);
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
      await expect(canvas.getByText(/A buoy floats upright/)).toBeVisible();
      await userEvent.click(summary);
      await expect(summary.parentElement).not.toHaveAttribute('open');
    },
  ),
};
