import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Container } from '../container';
import { Heading } from '../heading';
import { TableOfContents } from './table-of-contents';

const sections = [
  { id: 'principle', title: 'Principle', height: 900 },
  { id: 'losses', title: 'Losses', height: 300 },
  { id: 'heat', title: 'Heat', height: 1800 },
  { id: 'sources', title: 'Sources', height: 60 },
];

const meta = {
  title: 'Components/Table of contents',
  component: TableOfContents,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    links: [
      { href: '#principle', title: 'Principle' },
      { href: '#losses', title: 'Losses', links: [{ href: '#heat', title: 'Heat' }] },
      { href: '#sources', title: 'Sources' },
    ],
  },
  render: (args) => (
    <Container style={{ display: 'flex', flexWrap: 'wrap', gap: 32, paddingBlock: 24 }}>
      <TableOfContents
        {...args}
        style={{ flex: '1 1 12rem', alignSelf: 'start', position: 'sticky', insetBlockStart: 24 }}
      />
      <div style={{ flex: '3 1 16rem' }}>
        {sections.map(({ id, title, height }) => (
          <section key={id} style={{ minHeight: height }}>
            <Heading id={id} size="medium">
              {title}
            </Heading>
          </section>
        ))}
      </div>
    </Container>
  ),
} satisfies Meta<typeof TableOfContents>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const isCurrent = (canvas: Canvas, title: string) =>
  waitFor(() =>
    expect(canvas.getAllByRole('link').filter((link) => link.getAttribute('aria-current'))).toEqual(
      [canvas.getByRole('link', { name: title, current: 'location' })],
    ),
  );
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** The mark follows the reading, down and up, past several sections at once. */
export const FollowsTheReading: Story = {
  play: async ({ canvas }) => {
    const topOf = (id: string) =>
      document.querySelector(`#${id}`)!.getBoundingClientRect().top + window.scrollY;
    await isCurrent(canvas, 'Principle');
    scrollTo(topOf('heat') - 20);
    await isCurrent(canvas, 'Heat');
    scrollTo(topOf('losses') - 20);
    await isCurrent(canvas, 'Losses');
    scrollTo(0);
    await isCurrent(canvas, 'Principle');
  },
};
/** At the end of the page the last section is current, though it is too short to reach the line. */
export const LastIsShort: Story = {
  play: async ({ canvas }) => {
    scrollTo(document.documentElement.scrollHeight);
    await isCurrent(canvas, 'Sources');
    scrollTo(0);
    await isCurrent(canvas, 'Principle');
  },
};
export const LongWords: Story = {
  args: {
    links: [
      { href: '#principle', title: 'Thermohydrodynamicalcompressibilitycoefficientdetermination' },
      {
        href: '#losses',
        title: 'Losses',
        links: [{ href: '#heat', title: 'Wärmeübergangswiderstandsverluste' }],
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TabWalks: Story = {
  ...keyboardRow(
    'Tab',
    'Moves from section to section, with those within. Enter goes there.',
    async ({ canvas, userEvent }) => {
      for (const name of ['Principle', 'Losses', 'Heat', 'Sources']) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    },
  ),
};
