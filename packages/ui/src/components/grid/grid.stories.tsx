import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { breakpoint } from '../../styles/media';
import { Card, CardText, CardTitle } from '../card';
import { Grid } from './grid';

const relations = [
  ['Pressure', 'Each ten metres of sea add about one bar.'],
  ['Buoyancy', 'A float is lifted by the weight of the water it pushes aside.'],
  ['Expansion', 'Air that rises grows, and gives work on the way.'],
  ['Compression', 'Pushing the air down took more than it gives back.'],
] as const;
const cards = relations.map(([title, text]) => (
  <Card key={title}>
    <CardTitle>{title}</CardTitle>
    <CardText>{text}</CardText>
  </Card>
));

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: cards.slice(0, 3) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One column below 768 px, two from there, three from 1024 px. */
export const ThreeColumns: Story = {};
/** One column below 768 px, two from there. */
export const TwoColumns: Story = { args: { columns: 2, children: cards.slice(0, 2) } };
/** One column below 390 px, two from there, four from 1024 px. */
export const FourColumns: Story = { args: { columns: 4, children: cards } };
/** The last row is filled from the start; the cards of a row have equal height. */
export const Remainder: Story = { args: { children: cards } };
/** Two columns on a phone, four from `md` on, closer than usual. */
export const ByWindow: Story = {
  args: { columns: { base: 2, md: 4 }, gap: 'normal', children: cards },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top);
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    await expect(inFirstRow).toBe(window.innerWidth < breakpoint.md ? 2 : 4);
  },
};
/** The same on a phone. */
export const ByWindowNarrow: Story = { ...ByWindow, globals: { viewport: { value: 'sm' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    columns: 4,
    children: (
      <Card>
        <CardTitle>Thermohydrodynamicalcompressibility</CardTitle>
        <CardText>https://example.org/a-report-with-an-address-nobody-could-break</CardText>
      </Card>
    ),
  },
};
