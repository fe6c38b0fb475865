import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section';
import { Item, ItemList, RankedList } from './item-list';

const meta = {
  title: 'Components/Item list',
  component: ItemList,
  subcomponents: { Item, RankedList },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section band="3">
      <ItemList {...args} />
    </Section>
  ),
} satisfies Meta<typeof ItemList>;
export default meta;
type Story = StoryObj<typeof meta>;

const Drawing = () => (
  <svg
    viewBox="0 0 480 180"
    role="img"
    aria-label="Demand and wind over a day"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d="M0 170h480M0 100c60 30 100-40 160-25s100 40 160 20 110-60 160-10" />
  </svg>
);

/**
 * Three columns in wide windows, the drawing beside the text in medium ones, stacked in narrow
 * ones.
 */
export const WithDrawings: Story = {
  args: {
    children: (
      <>
        <Item
          title="Grid Storage Gap"
          drawing={<Drawing />}
          note="An illustrative day, not a forecast."
        >
          Wind and sunlight rarely peak when people need power. The evening has to be met with
          energy kept from earlier in the day.
        </Item>
        <Item title="Dispatchable Renewables" drawing={<Drawing />}>
          Hours of storage turn a variable source into one that can follow a schedule.
        </Item>
      </>
    ),
  },
};
export const WordsOnly: Story = {
  args: {
    children: (
      <>
        <Item title="Capacity">
          Hours of stored power, held ready for a grid that runs short in the evening.
        </Item>
        <Item title="Fast reserve">
          Four latched vessels could give 14 MW within seconds, for twelve minutes.
        </Item>
        <Item title="Licences" />
      </>
    ),
  },
};
/** Numbered bands, the heaviest first. */
export const Ranked: Story = {
  render: () => (
    <Section band="3">
      <RankedList>
        <Item
          title="The rope does not last"
          weight="heavy"
          note="would end the vessels"
          details="The early sign: a bend test that ends in months."
        >
          None like it has been tested.
        </Item>
        <Item title="Long hours find no buyer" weight="medium" note="could end the plant">
          Many markets have no product for a whole night.
        </Item>
        <Item title="The sea" details="Repairs wait for weather.">
          Storms, salt, slides, nets, anchors and growth on everything.
        </Item>
      </RankedList>
    </Section>
  ),
};
export const LongWords: Story = {
  args: {
    children: (
      <>
        <Item
          title="Thermohydrodynamicalcompressibility"
          drawing={<Drawing />}
          note="Longestnoteinthehistoryofillustrativediagrams"
        >
          https://example.org/a-report-with-an-address-nobody-could-break
        </Item>
        <Item
          title="Thermohydrodynamicalcompressibility"
          note="Longestnoteinthehistoryofillustrativediagrams"
          details="https://example.org/a-report-with-an-address-nobody-could-break"
        >
          https://example.org/a-report-with-an-address-nobody-could-break
        </Item>
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { ...WithDrawings, globals: { direction: 'rtl' } };
