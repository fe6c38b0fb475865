import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../section';
import { Timeline, TimelineEntry } from './timeline';

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  subcomponents: { TimelineEntry },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <TimelineEntry dateTime="2024-03" date="March 2024" title="First model in a tank">
          One metre of water, one litre of air, and a week of leaks.
        </TimelineEntry>
        <TimelineEntry dateTime="2025-10-04" date="4 October 2025" title="Patent filed" />
        <TimelineEntry dateTime="2027" date="2027, planned" title="First vessel at sea" planned>
          A tenth of the size, at a tenth of the depth.
        </TimelineEntry>
        <TimelineEntry dateTime="2029" date="2029, planned" title="First plant" planned />
      </>
    ),
  },
  render: (args) => (
    <Section band="2">
      <Timeline {...args} />
    </Section>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PastAndPlanned: Story = {};
export const LongWords: Story = {
  args: {
    children: (
      <>
        <TimelineEntry
          dateTime="2024"
          date="Thermohydrodynamicalcompressibilityseason"
          title="Meeresenergiespeicherwirkungsgradmessverfahren"
        >
          https://example.org/a-report-with-an-address-nobody-could-break
        </TimelineEntry>
        <TimelineEntry dateTime="2025" date="2025" title="After" />
      </>
    ),
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
