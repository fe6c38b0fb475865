import { Heading, PageHead, Section } from '@hadal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HorizonScene } from './horizon-scene';
import { LadderHeadScene } from './ladder-head-scene';
import { LeadLineScene } from './lead-line-scene';
import { PlanScene } from './plan-scene';
import { ProfileScene } from './profile-scene';
import { RiseScene } from './rise-scene';
import { StaffScene } from './staff-scene';

const meta = {
  title: 'Drawings/Heads',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'How it works',
    lede: 'Surplus power is stored as compressed air and heat on the sea bed. When the grid needs it back, the air lifts a bell, and the bell turns a generator.',
    breadcrumb: [
      { href: '#home', title: 'Home' },
      { href: '#how-it-works', title: 'How It Works' },
    ],
    horizonLabel: 'mean sea level',
    links: [
      { href: '#cycle', title: 'The cycle' },
      { href: '#plant', title: 'Inside a plant' },
    ],
  },
  render: (args) => (
    <>
      <PageHead {...args} />
      <Section joined="start">
        <Heading>One cycle, four steps</Heading>
      </Section>
    </>
  ),
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rise: Story = {
  args: {
    scene: (
      <RiseScene
        title="A vessel half way up between the guides of a floating hub."
        fill={0.57}
        risen={0.5}
      />
    ),
  },
};
export const Profile: Story = {
  args: {
    scene: (
      <ProfileScene title="Pressure grows evenly with depth; a gas shrinks fast." depth={0.6} />
    ),
  },
};
export const LadderHead: Story = {
  args: {
    scenePlace: 'below',
    scene: (
      <LadderHeadScene
        title="Four vessels to one scale hang from floats beside a person, a flag before each."
        vessels={[
          { diameter: 0.42, height: 0.8, fill: 0.56 },
          { diameter: 1.9, height: 3.7, fill: 0.37 },
          { diameter: 4.2, height: 8, fill: 0.37 },
          { diameter: 9, height: 17.2, fill: 0.39 },
        ]}
      />
    ),
  },
};
export const LeadLine: Story = {
  args: {
    scene: (
      <LeadLineScene title="A lead line, lowered to the second of four vessels." lowered={2} />
    ),
  },
};
export const Plan: Story = {
  args: {
    scene: <PlanScene title="A hub at sea, a wind farm and a cable to the shore." plan="plant" />,
    scenePlace: 'below',
  },
};
export const Horizon: Story = {
  args: {
    scene: <HorizonScene title="A survey ship at its mooring, three buoys behind it." />,
    scenePlace: 'below',
  },
};
export const Staff: Story = {
  args: {
    scene: <StaffScene title="A buoy at the second mark of a staff." mark={1} />,
    scenePlace: 'below',
  },
};
export const RightToLeft: Story = { ...Rise, globals: { direction: 'rtl' } };
