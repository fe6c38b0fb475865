import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button';
import { Header } from '../header';
import { TextLink } from '../link';
import { Logo, LogoMark } from '../logo';
import { NotFoundLayout } from './not-found-layout';
import shore from '../../test/shore.svg';
import { Picture } from '../../test/picture';

const meta = {
  title: 'Components/Not found layout',
  component: NotFoundLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '820px' } } },
  args: {
    title: 'No bottom found',
    children:
      'There is no page at this position. On old charts, a sounding under a line and a dot means that the lead ran out this far and did not touch the sea bed.',
    actions: <ButtonLink href="#surface">Back to the surface</ButtonLink>,
    media: <Picture title="A buoy on the sea." />,
  },
} satisfies Meta<typeof NotFoundLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const logo = <Logo href="#home" name="Hadal" mark={<LogoMark />} />;

export const OneWayOut: Story = {};
/** Starts behind the header, with the words below it. */
export const UnderAHeader: Story = {
  decorators: (Story) => (
    <>
      <Header logo={logo} navigation={null} menu={null} />
      <Story />
    </>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner').getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(header.bottom);
  },
};
export const WithAnImage: Story = {
  args: {
    media: <img src={shore} alt="Dunes above a wet beach at low tide." width={1440} height={960} />,
  },
};
export const WithoutMedia: Story = { args: { media: undefined } };
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
/** The media come after the words. */
export const Phone: Story = { globals: { viewport: { value: 'sm' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongWords: Story = {
  args: {
    title: 'Seitenverzeichnisposition',
    children: 'www.example.org/an-address-nobody-could-break',
  },
  globals: { viewport: { value: 'narrowest' } },
};
