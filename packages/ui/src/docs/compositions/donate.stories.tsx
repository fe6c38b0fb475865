import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonatePanel, Heading, PageHead, Prose, Section, Stack } from '../..';
import donatePanel from '../../components/donate-panel/donate-panel.stories';
import { at, inFrame } from './frame';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Compositions/Donate',
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A single action, with the questions that donors ask first below it. */
export const Page: Story = {
  render: () => (
    <>
      <PageHead
        title="Back the mission"
        lede="A gift pays for open research, whatever becomes of the machine."
        breadcrumb={[
          { href: '#home', title: 'Home' },
          { href: '#donate', title: 'Donate' },
        ]}
        scene={<Picture title="A buoy on the sea." />}
      />
      <Section>
        <DonatePanel {...donatePanel.args} />
      </Section>
      <Section {...at.shelf}>
        <Stack>
          <Heading>Before you give</Heading>
          <Prose>
            <ul>
              <li>Nothing is charged before you have checked every detail.</li>
              <li>The split between purposes is published each year.</li>
              <li>A gift buys no share in the company, and no vote.</li>
            </ul>
          </Prose>
        </Stack>
      </Section>
    </>
  ),
};
export const Narrow: Story = { ...Page, globals: { viewport: { value: 'sm' } } };
