import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '../chart';
import { Figure } from '../figure';
import { ItemList, Item } from '../item-list';
import { Stat, StatGroup } from '../stat';
import { Text } from '../text';
import { Slide } from './slide';

const meta = {
  title: 'Components/Slide',
  component: Slide,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What a delivered megawatt-hour costs',
    band: '2',
    progress: 0.5,
    foot: (
      <>
        <span>Hadal, 21 November 2026</span>
        <span>7 of 14</span>
      </>
    ),
    children: (
      <>
        <Text size="lg">Capital is the largest part, and the one we know least about.</Text>
        <StatGroup>
          <Stat value="265" unit="$/MWh">
            for the first plant
          </Stat>
          <Stat value="112" unit="$/MWh">
            if four things came true
          </Stat>
        </StatGroup>
      </>
    ),
  },
} satisfies Meta<typeof Slide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};

/** Slides are static: descriptions and tables behind charts are left out. */
export const WithDrawing: Story = {
  args: {
    drawing: (
      <Figure label="Fig. 1" caption="By what the money goes to." note="modelled">
        <BarChart
          title="Levelised cost of storage, by cause."
          categories={['First plant', 'Without vessels']}
          value={{ label: 'Cost', unit: '$/MWh' }}
          series={[
            { name: 'Capital', values: [174, 136] },
            { name: 'Upkeep', values: [49, 38] },
          ]}
          arrangement="stacked"
          orientation="horizontal"
        />
      </Figure>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show as a table')).not.toBeVisible();
  },
};

export const Deck: Story = {
  render: (args) => (
    <>
      <Slide {...args} level={1} band="0" title="Power for the night" progress={0} />
      <Slide {...args} band="1" title="One stroke" progress={0.5} />
      <Slide {...args} band="4" title="Where we may be wrong" progress={1}>
        <ItemList>
          <Item title="The rope">Nobody has tested one like it.</Item>
          <Item title="The price">Batteries get cheaper every year.</Item>
        </ItemList>
      </Slide>
    </>
  ),
};

/** Grows past its aspect ratio if the text needs it. */
export const OnAPhone: Story = {
  ...WithDrawing,
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { ...WithDrawing, globals: { direction: 'rtl' } };
