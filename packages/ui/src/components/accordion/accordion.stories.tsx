import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { TextLink } from '../link';
import { Prose } from '../prose';
import { Table, TableCell, TableHeader } from '../table';
import { Accordion } from './accordion';
import { AccordionItem } from './accordion-item';
import { AccordionToggle } from './accordion-toggle';

const questions = (
  <>
    <AccordionItem title="Does this generate energy?" id="generate">
      No. Every kilowatt-hour a plant returns was generated somewhere else first.
    </AccordionItem>
    <AccordionItem title="Why go so deep?" id="depth">
      Pressure grows with depth, and with it what a cubic metre of air can hold. See{' '}
      <TextLink href="#depth">the sums</TextLink>.
    </AccordionItem>
    <AccordionItem title="What has been measured so far?" id="measured">
      Nothing at sea. What these pages show is calculated, and says so.
    </AccordionItem>
  </>
);

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionToggle },
  args: { children: questions },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const complete = fn();
const answer = (canvas: Canvas) => canvas.getByText(/was generated somewhere else/);
/** Starts each row with focus on the first question. */
const focusFirst = (canvas: Canvas) => {
  const question = canvas.getByText('Does this generate energy?').closest('summary');
  question?.focus();
  return question;
};

export const Closed: Story = {};
export const OneOpen: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="Does this generate energy?" defaultOpen>
          No. Every kilowatt-hour a plant returns was generated somewhere else first.
        </AccordionItem>
        <AccordionItem title="Why go so deep?">Pressure grows with depth.</AccordionItem>
      </>
    ),
  },
};
/** Opening one closes the other, also if the browser opens it, such as for a match of find-in-page. */
export const OneAtATime: Story = {
  args: { name: 'questions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Does this generate energy?'));
    await expect(answer(canvas)).toBeVisible();
    await userEvent.click(canvas.getByText('Why go so deep?'));
    const [first, second] = canvas.getAllByRole<HTMLDetailsElement>('group');
    await waitFor(() => expect(first).not.toHaveAttribute('open'));
    first!.open = true;
    await waitFor(() => expect(first).toHaveAttribute('data-state', 'open'));
    await waitFor(() => expect(second).toHaveAttribute('data-state', 'closed'));
    await expect([first!.open, second!.open]).toEqual([true, false]);
  },
};
const drawing = (
  <svg viewBox="0 0 160 90" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M10 80h140M10 50c40-40 60 40 140-30" />
  </svg>
);
/** Four in a row, two below 1024 px; the answer opens across the row below its tile. */
export const Tiles: Story = {
  args: {
    name: 'tiles',
    layout: 'tiles',
    children: ['Need', 'Idea', 'Proof', 'Cost', 'Risk'].map((title) => (
      <AccordionItem key={title} title={title} drawing={drawing}>
        What there is to say about it.
      </AccordionItem>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByText('Proof').closest('summary')!;
    const before = tile.getBoundingClientRect();
    await userEvent.click(tile);
    const words = canvas.getAllByText('What there is to say about it.')[2]!;
    await waitFor(() => expect(words).toBeVisible());
    await expect(tile.getBoundingClientRect().top).toBe(before.top);
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(before.width * 1.5);
  },
};
export const OpenAll: Story = {
  args: {
    children: (
      <>
        <AccordionToggle />
        {questions}
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    await waitFor(() => expect(answer(canvas)).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Close all' }));
    await expect(await canvas.findByRole('button', { name: 'Open all' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
  },
};
/** The accordion holds which items are open, by their values. */
export const GroupValue: Story = {
  args: {
    defaultValue: ['depth'],
    onValueChange: fn(),
    children: (
      <>
        <AccordionItem title="Does this generate energy?" value="generate">
          No. Every kilowatt-hour a plant returns was generated somewhere else first.
        </AccordionItem>
        <AccordionItem title="Why go so deep?" value="depth">
          Pressure grows with depth.
        </AccordionItem>
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Does this generate energy?'));
    await expect(args.onValueChange).toHaveBeenCalledWith(['depth', 'generate'], expect.anything());
  },
};
/** Tells when an answer has unfolded, and its state until then. */
export const Unfolding: Story = {
  args: {
    children: (
      <AccordionItem title="Why go so deep?" onOpenChangeComplete={complete}>
        Pressure grows with depth.
      </AccordionItem>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    complete.mockClear();
    const item = canvas.getByRole('group');
    await userEvent.click(canvas.getByText('Why go so deep?'));
    await waitFor(() => expect(item).toHaveAttribute('data-state', 'open'));
    await expect(complete.mock.calls).toEqual([[true]]);
  },
};
export const Disabled: Story = {
  args: {
    children: (
      <>
        <AccordionItem title="What did the sea trial show?" disabled>
          Not yet known.
        </AccordionItem>
        <AccordionItem title="Why go so deep?">Pressure grows with depth.</AccordionItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What did the sea trial show?'));
    await expect(canvas.getByText('Not yet known.')).not.toBeVisible();
  },
};
/** A link opens its target, even if followed again. */
export const OpenedByALink: Story = {
  render: (args) => (
    <>
      <TextLink href="#generate">Does this generate energy?</TextLink>
      <Accordion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const item = answer(canvas).closest('details');
    const link = canvas.getByRole('link', { name: 'Does this generate energy?' });
    // A story that navigates would end its own test.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(item).toHaveAttribute('open');
    await userEvent.click(within(item as HTMLElement).getByRole('heading'));
    await waitFor(() => expect(item).not.toHaveAttribute('open'));
    await userEvent.click(link);
    await expect(item).toHaveAttribute('open');
  },
};
/** Long questions wrap, with the icon centred beside them; an answer may contain anything. */
export const LongContent: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    children: (
      <AccordionItem
        defaultOpen
        level={2}
        title="What happens to the Druckluftspeicherkraftwerksgenehmigungsverfahren if a tether fails while a bell is rising?"
      >
        <Prose>
          <p>It stops at the next brake, and the air already in it keeps it afloat:</p>
          <ul>
            <li>The brakes close without power.</li>
            <li>The valve at the crown lets air out until the bell hangs still.</li>
          </ul>
          <p>
            <TextLink href="#source">
              https://example.org/reports/what-a-free-rising-bell-does-in-a-current.pdf
            </TextLink>
          </p>
        </Prose>
      </AccordionItem>
    ),
  },
};
/** A table has the whole width, so that it scrolls only where the page has no more room. */
export const TableInAnAnswer: Story = {
  globals: { viewport: { value: 'xl' } },
  args: {
    children: (
      <AccordionItem defaultOpen title="What has been checked?">
        <Table caption="Density of sea water">
          <tbody>
            <tr>
              <TableHeader scope="row">At the surface</TableHeader>
              <TableCell numeric>1,027.67&nbsp;kg/m³</TableCell>
            </tr>
          </tbody>
        </Table>
      </AccordionItem>
    ),
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('group');
    const width = canvas.getByRole('table').getBoundingClientRect().width;
    // All but its border.
    await expect(item.getBoundingClientRect().width - width).toBeLessThanOrEqual(2);
  },
};
export const RightToLeft: Story = { ...OneOpen, globals: { direction: 'rtl' } };

/** Dispatches a key, then clicks unless the key was handled: browsers do so for real keys only. */
async function press(summary: HTMLElement | null | undefined, key: string) {
  if (!summary) throw new Error('There is no such question.');
  await expect(fireEvent.keyDown(summary, { key })).toBe(true);
  await fireEvent.click(summary);
}
const toggles = (name: string, key: string) =>
  keyboardRow(name, 'On a question: shows or hides its answer.', async ({ canvas }) => {
    const question = focusFirst(canvas);
    await press(question, key);
    await waitFor(() => expect(answer(canvas)).toBeVisible());
    await press(question, key);
    await waitFor(() => expect(question?.parentElement).not.toHaveAttribute('open'));
    await expect(question).toHaveFocus();
  });
export const EnterToggles: Story = { ...toggles('Enter', 'Enter') };
export const SpaceToggles: Story = { ...toggles('Space', ' ') };
export const TabGoesOn: Story = {
  ...keyboardRow(
    'Tab, Shift + Tab',
    'Moves to the next or the previous question, through the links in an open answer.',
    async ({ canvas, userEvent }) => {
      for (const question of canvas.getAllByRole('heading')) {
        await expect(question.closest('summary')?.tabIndex).toBe(0);
      }
      const link = canvas.getByText('the sums');
      await expect(link.checkVisibility()).toBe(false);
      await userEvent.click(canvas.getByText('Why go so deep?'));
      await waitFor(() => expect(link.checkVisibility()).toBe(true));
      await userEvent.tab();
      await expect(link).toHaveFocus();
    },
  ),
};
