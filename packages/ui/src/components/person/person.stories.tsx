import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import shore from '../../test/shore.svg';
import { Grid } from '../grid';
import { TextLink } from '../link';
import { Person } from './person';

const portrait = <img src={shore} alt="" width={192} height={192} />;

const meta = {
  title: 'Components/Person',
  component: Person,
  args: { name: 'Ada Person', position: 'Chief engineer', portrait },
} satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPortrait: Story = {};
export const WithWords: Story = {
  args: {
    href: '#ada',
    children: (
      <>
        Built pressure vessels for twenty years, and keeps one in the garden.{' '}
        <TextLink href="mailto:ada@example.org">ada@example.org</TextLink>
      </>
    ),
  },
};
export const NameOnly: Story = { args: { position: undefined, portrait: undefined } };
/** Names as headings, for a page of people. */
export const Team: Story = {
  args: { level: 3 },
  render: (args) => (
    <Grid>
      <Person {...args} />
      <Person {...args} name="Ben Nobody" position="Oceanographer" href="#ben" />
      <Person {...args} name="Cleo Somebody" position="Treasurer" portrait={undefined} />
    </Grid>
  ),
};
export const LongWords: Story = {
  args: {
    ...WithWords.args,
    name: 'Thermohydrodynamicalcompressibility Coefficient',
    position: 'Meeresenergiespeicherwirkungsgradmessbeauftragte',
  },
  globals: { viewport: { value: 'narrowest' }, textSize: '200%' },
};
export const RightToLeft: Story = { ...WithWords, globals: { direction: 'rtl' } };

export const TabReaches: Story = {
  ...WithWords,
  ...keyboardRow(
    'Tab',
    'Moves to the name, if it is a link, and to the links in the text. Enter follows them.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Ada Person' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'ada@example.org' })).toHaveFocus();
    },
  ),
};
