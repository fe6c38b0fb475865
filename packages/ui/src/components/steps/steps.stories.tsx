import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section';
import { Steps } from './steps';

const Drawing = () => (
  <svg
    viewBox="0 0 260 300"
    role="img"
    aria-label="A vessel on its tether"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d="M0 40h260M0 280h260M60 40v240M140 40v240M75 190v-40a25 25 0 0 1 50 0v40zM100 190v90" />
  </svg>
);
const cycle = [
  {
    title: 'Charge',
    text: 'Surplus power drives compressors. Their heat is kept in hot water under pressure.',
  },
  {
    title: 'Hold',
    text: 'Cool air waits in bags on the sea bed. The sea keeps it at 101.9 bar, full or nearly empty.',
  },
  {
    title: 'Fill',
    text: 'At 980 m an open-bottomed vessel takes in air until it is 39 % full.',
  },
  {
    title: 'Power stroke',
    text: 'The vessel rises 625 m in 12 minutes, and its tether turns a generator.',
  },
  {
    title: 'Exhaust expansion',
    text: 'The sea pushes the air up a riser. Stored heat warms it before each expander.',
  },
  { title: 'Return', text: 'The flooded vessel sinks under its own ballast and refills.' },
];

const meta = {
  title: 'Components/Steps',
  component: Steps,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section>
      <Steps {...args} />
    </Section>
  ),
  args: { steps: cycle },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of three or four, whichever leaves fewer gaps. */
export const Six: Story = {};
export const FourDrawn: Story = {
  args: { steps: cycle.slice(2).map((step) => ({ ...step, drawing: <Drawing /> })) },
};
/** For the margin beside a drawing with the numbers of the steps. */
export const List: Story = { args: { arrangement: 'list' } };
export const Two: Story = { args: { steps: cycle.slice(0, 2) } };
export const TitlesOnly: Story = { args: { steps: cycle.map(({ title }) => ({ title })) } };
export const RightToLeft: Story = { ...Six, globals: { direction: 'rtl' } };
export const LongWords: Story = {
  args: {
    steps: [
      {
        title: 'Thermohydrodynamicalcompressibilitycoefficient',
        text: 'https://example.org/a-report-with-an-address-nobody-could-break',
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
