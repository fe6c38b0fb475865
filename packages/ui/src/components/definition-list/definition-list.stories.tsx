import type { Meta, StoryObj } from '@storybook/react-vite';
import { EvidenceBadge } from '../evidence-badge';
import { TextLink } from '../link';
import { Section } from '../section';
import { DefinitionList } from './definition-list';

const meta = {
  title: 'Components/Definition list',
  component: DefinitionList,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section>
      <DefinitionList {...args} />
    </Section>
  ),
  args: {
    items: [
      {
        id: 'ballast',
        term: 'Ballast',
        unit: 'unit: t',
        description: 'Weight that makes a flooded vessel heavier than water, so that it sinks.',
      },
      {
        id: 'bell',
        term: 'Bell',
        unit: 'unit: m³',
        description: (
          <>
            A float with an open base. Air fills it from the top; water leaves at the bottom. See{' '}
            <TextLink href="#ballast">ballast</TextLink>.
          </>
        ),
      },
      {
        term: 'Dispatchable',
        description: 'Able to deliver power when asked, rather than only when the wind blows.',
      },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
/** The target of a link is marked with a bar. */
export const Target: Story = {
  play: () => {
    window.location.hash = '#bell';
  },
};
export const Badges: Story = {
  args: {
    items: [
      {
        term: <EvidenceBadge evidence="measured" />,
        description: 'Somebody else measured it, and we name the source.',
      },
      {
        term: <EvidenceBadge evidence="modelled" />,
        description: 'We calculated it. No hardware of ours stands behind it.',
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongWords: Story = {
  args: {
    items: [
      {
        term: 'Thermohydrodynamicalcompressibilitycoefficient',
        unit: 'kilogrammespercubicmetreperpascalsquared',
        description: 'https://example.org/a-report-with-an-address-nobody-could-break',
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
};
