import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../button';
import { Section } from '../section';
import { ComparisonTable } from './comparison-table';

const meta = {
  title: 'Components/Comparison table',
  component: ComparisonTable,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: 'Three ways to log a buoy',
    options: [
      {
        id: 'card',
        title: 'Memory card',
        action: <ButtonLink href="#card">Plan for a card</ButtonLink>,
      },
      {
        id: 'radio',
        title: 'Radio',
        recommendation: 'For most buoys',
        action: <ButtonLink href="#radio">Plan for a radio</ButtonLink>,
      },
      {
        id: 'satellite',
        title: 'Satellite',
        action: <ButtonLink href="#satellite">Plan for a satellite</ButtonLink>,
      },
    ],
    groups: [
      {
        title: 'Readings',
        features: [
          { title: 'Every second', values: { card: true, radio: true, satellite: false } },
          {
            title: 'Arrive',
            note: 'From the sensor to your desk',
            values: { card: 'At the next visit', radio: 'In seconds', satellite: 'In an hour' },
          },
        ],
      },
      {
        title: 'At sea',
        features: [
          { title: 'Range', values: { card: 'Any', radio: '30 km', satellite: 'Any' } },
          { title: 'Works without a licence', values: { card: true, radio: false } },
        ],
      },
    ],
  },
  render: (args) => (
    <Section band="2">
      <ComparisonTable {...args} />
    </Section>
  ),
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOptions: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Works without a licence/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.map((cell) => cell.textContent)).toEqual(['Yes', 'No', 'Not stated']);
  },
};
export const TwoWithoutActions: Story = {
  args: {
    caption: 'Two ways up',
    options: [
      { id: 'rope', title: 'By rope' },
      { id: 'ballast', title: 'By ballast' },
    ],
    groups: [
      {
        features: [
          { title: 'Can stop on the way', values: { rope: true, ballast: false } },
          { title: 'Leaves something behind', values: { rope: false, ballast: true } },
        ],
      },
    ],
  },
};
export const LongWords: Story = {
  args: {
    options: [
      { id: 'card', title: 'Meeresenergiespeicherwirkungsgradmessverfahren' },
      { id: 'radio', title: 'Thermohydrodynamicalcompressibility', recommendation: 'For most' },
    ],
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
