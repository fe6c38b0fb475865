import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoBottomScene } from '../../drawings';
import { ButtonLink } from '../button';
import { TextLink } from '../link';
import { NotFoundLayout } from './not-found-layout';

const meta = {
  title: 'Components/Not found layout',
  component: NotFoundLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'No bottom found',
    children:
      'There is no page at this position. On old charts, a sounding under a line and a dot means that the lead ran out this far and did not touch the sea bed.',
    actions: <ButtonLink href="#surface">Back to the surface</ButtonLink>,
    drawing: (
      <NoBottomScene reading="404" title="Chart fragment whose deepest sounding reads 404." />
    ),
  },
} satisfies Meta<typeof NotFoundLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWayOut: Story = {};
export const ManyWaysOut: Story = {
  args: {
    links: (
      <>
        <TextLink href="#how">How It Works</TextLink>
        <TextLink href="#faq">FAQ</TextLink>
      </>
    ),
  },
};
/** The chart comes after the words. */
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongWords: Story = {
  args: {
    title: 'Seitenverzeichnisposition',
    children: 'www.example.org/an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
