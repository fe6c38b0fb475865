import type { Meta, StoryObj } from '@storybook/react-vite';
import { Callout, Equation, Heading, PageHead, Section, SectionHeader, Stack, Text } from '../..';
import calculator from '../../components/calculator/calculator.stories';
import equation from '../../components/equation/equation.stories';
import { at, inFrame } from './frame';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Compositions/Calculator',
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A calculator at the top of the water, with its equation below. */
export const Page: Story = {
  render: () => (
    <>
      <PageHead
        title="Depth and pressure"
        lede="Set a depth, and read what the sea does there. The link keeps what you set."
        breadcrumb={[
          { href: '#home', title: 'Home' },
          { href: '#science', title: 'Science' },
          { href: '#calculators', title: 'Calculators' },
        ]}
        scene={<Picture title="A buoy on the sea." />}
        horizonLabel="mean sea level"
      />
      <Section>
        <Stack gap="loose">
          {calculator.render()}
          <Callout title="Calculated, not measured">
            <p>It knows nothing of salt, season or latitude. What it ignores stands under it.</p>
          </Callout>
        </Stack>
      </Section>
      <Section {...at.shelf}>
        <Stack gap="loose">
          <SectionHeader>
            <Heading>What the pressure is for</Heading>
            <Text size="lg" tone="muted">
              Air let in under it grows on the way up, and does this much work.
            </Text>
          </SectionHeader>
          <Equation {...equation.args} />
        </Stack>
      </Section>
    </>
  ),
};
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
