import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button';
import { Section } from '../section';
import { Text } from '../text';
import { CallToAction } from './call-to-action';
import shore from '../../test/shore.svg';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Components/Call to action',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Check our sums.',
    children:
      'Every figure on this page comes from an equation you can read and a calculator you can change.',
    actions: (
      <>
        <ButtonLink href="#calculators">Open the calculators</ButtonLink>
        <ButtonLink href="#physics" tone="secondary">
          Read the equations
        </ButtonLink>
      </>
    ),
    media: <Picture title="A buoy on the sea." />,
    stop: 4000,
  },
  render: (args) => (
    <>
      <Section band="3">
        <Text>Nothing is added on the way up, and some is lost.</Text>
      </Section>
      <CallToAction {...args} />
    </>
  ),
} satisfies Meta<typeof CallToAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closing: Story = {};
export const Display: Story = {
  args: {
    size: 'display',
    title: (
      <>
        <span>Store it deep.</span> <span>Use it on demand.</span>
      </>
    ),
    children:
      'We are looking for utilities, marine engineers, research groups and investors who would rather test a hard idea than promise an easy one.',
    actions: (
      <>
        <ButtonLink href="#invest">Partner with Us</ButtonLink>
        <ButtonLink href="#glossary" tone="secondary">
          Explore Technology
        </ButtonLink>
      </>
    ),
    edgeLabel: '4,000 m',
  },
};
/** Without a contour or media it is a plain band. */
export const Plain: Story = { args: { edge: 'none', media: undefined, stop: undefined } };
export const WithAnImage: Story = {
  args: {
    edge: 'none',
    stop: undefined,
    media: <img src={shore} alt="Dunes above a wet beach at low tide." width={1440} height={960} />,
  },
};
/** Its buttons are as wide as the text, its drawing the narrow one. */
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
export const RightToLeft: Story = { args: { edgeLabel: '4,000 m' }, globals: { direction: 'rtl' } };
export const LongWords: Story = {
  args: { title: 'Thermohydrodynamicalcompressibility' },
  globals: { viewport: { value: 'narrowest' } },
};
