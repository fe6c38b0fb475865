import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Picture, WidePicture } from '../../test/picture';
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
    horizonLabel: 'mean sea level',
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
/** The words are in the water beside the drawing, or below it on a phone. */
export const SceneBeside: Story = {
  args: {
    ...WithLinks.args,
    scene: <Picture title="A buoy on the sea." />,
  },
};
/** All words are in the air, above a drawing as wide as the window. */
export const SceneBelow: Story = {
  args: {
    ...WithLinks.args,
    scene: <WidePicture title="A buoy at its mooring." above={180} below={240} />,
    scenePlace: 'below',
  },
};
/** A long row of links wraps before the last third, where drawings rise into the air. */
export const ManyLinksAboveAScene: Story = {
  args: {
    ...SceneBelow.args,
    links: [
      { href: '#structure', title: 'Who pays whom' },
      { href: '#earns', title: 'What it could earn' },
      { href: '#cost', title: 'What it might cost' },
      { href: '#rails', title: 'Guard rails' },
      { href: '#unknown', title: 'What we do not know' },
    ],
  },
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    const [first, ...others] = canvas
      .getAllByRole('link', { name: /^(?!Home)/ })
      .map((link) => link.getBoundingClientRect());
    const { left, right } = canvas.getByRole('img').getBoundingClientRect();
    await expect(first!.left).toBeGreaterThan(left);
    for (const link of others) await expect(link.right).toBeLessThan(left + 0.69 * (right - left));
  },
};
export const OnAPhone: Story = { ...SceneBeside, globals: { viewport: { value: 'sm' } } };
/** A drawing as wide as the window keeps its size, cropped at its start. */
export const BelowOnAPhone: Story = {
  ...SceneBelow,
  globals: { viewport: { value: 'sm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
/** Omits the drawing if the words leave little room. */
export const Narrowest: Story = {
  ...SceneBeside,
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Surplus power/)).toBeVisible();
  },
};
export const TitleAlone: Story = { args: { lede: undefined, breadcrumb: undefined } };
export const LongWords: Story = {
  args: {
    title: 'Meeresenergiespeicherwirkungsgrad',
    lede: 'https://example.org/a-report-with-an-address-nobody-could-break-anywhere-sensible',
    breadcrumb: [
      { href: '#home', title: 'Home' },
      { href: '#paper', title: 'Meeresenergiespeicherwirkungsgradmessverfahren' },
    ],
    links: [{ href: '#method', title: 'Wirkungsgradmessverfahrensbeschreibung' }],
  },
  globals: { viewport: { value: 'narrowest' } },
};
export const RightToLeft: Story = { ...SceneBeside, globals: { direction: 'rtl' } };

export const TabGoesDown: Story = {
  ...WithLinks,
  ...keyboardRow(
    'Tab',
    'Moves through the breadcrumbs, then the links to sections. Enter follows the link.',
    async ({ canvas, userEvent }) => {
      for (const name of ['Home', 'The cycle', 'Inside a plant']) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  ),
};
