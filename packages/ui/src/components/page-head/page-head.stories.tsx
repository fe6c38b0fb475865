import type { Meta, StoryObj } from '@storybook/react-vite';
import { SurfaceMark } from '../../drawings';
import { Heading } from '../heading';
import { Section, SectionHeader } from '../section';
import { PageHead } from './page-head';

const meta = {
  title: 'Components/Page head',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'How it works',
    lede: 'Surplus power is stored as compressed air and heat on the sea bed. When the grid needs it back, the air lifts a bell, and the bell turns a generator.',
    breadcrumb: [
      { href: '#home', title: 'Home' },
      { href: '#how-it-works', title: 'How It Works' },
    ],
    datumLabel: 'mean sea level',
  },
  render: (args) => (
    <>
      <PageHead {...args} />
      <Section band="1">
        <SectionHeader>
          <Heading>One cycle, four steps</Heading>
        </SectionHeader>
      </Section>
    </>
  ),
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLinks: Story = {
  args: {
    links: [
      { href: '#cycle', title: 'The cycle' },
      { href: '#plant', title: 'Inside a plant' },
      { href: '#account', title: 'Where the energy goes' },
      { href: '#questions', title: 'Questions' },
    ],
  },
};
export const WithMark: Story = {
  args: {
    ...WithLinks.args,
    mark: <SurfaceMark name="turbines" />,
  },
};
export const TitleAlone: Story = { args: { lede: undefined, breadcrumb: undefined } };
