import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../link';
import { Section } from '../section';
import { Stack } from '../stack';
import { Callout } from './callout';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: { title: 'Assumption', children: 'Air stays at sea temperature for the whole climb.' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Checked against a published table',
    children: 'The density of sea water agrees with the UNESCO report to its last printed digit.',
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Does the stroke earn its place?',
    children: (
      <>
        The same plant without rising vessels models at 61.4 %: better than ours.{' '}
        <TextLink href="#efficiency">See where the rest goes</TextLink>.
      </>
    ),
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Out of range',
    children: 'Release depth must be below the top of the stroke.',
  },
};
export const TitleOnly: Story = {
  args: { title: 'Nothing on this page can charge you.', children: undefined },
};
/** Appears in the outline of the page. */
export const WithHeading: Story = { args: { level: 3 } };
export const RightToLeft: Story = { ...Warning, globals: { direction: 'rtl' } };
/** Raised surfaces take the colour of the band above. */
export const InEachBand: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      {(['0', '1', '2', '3', '4', '5'] as const).map((band) => (
        <Section key={band} band={band} style={{ paddingBlock: 24 }}>
          <Stack>
            <Callout {...args} />
            <Callout {...args} tone="danger" title="Out of range" />
          </Stack>
        </Section>
      ))}
    </>
  ),
};
export const LongWords: Story = {
  args: {
    title: 'Thermohydrodynamicalcompressibilitycoefficientdetermination',
    children: 'https://example.org/a-report-with-an-address-nobody-could-break-anywhere-sensible',
  },
  globals: { viewport: { value: 'narrowest' } },
};
