import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Card } from '../card';
import { TextLink } from '../link';
import { Text } from '../text';
import { Tab } from './tab';
import { TabList, type TabListProps } from './tab-list';
import { TabPanel } from './tab-panel';
import { Tabs } from './tabs';

const views = [
  ['stroke', 'Stroke energy', 'What one rise of the bell returns, before and after losses.'],
  ['pressure', 'Pressure at depth', 'How hard the sea presses, from the surface to 6,000 m.'],
  ['charge', 'Air charge', 'How much air a depth takes, and the least work to put it there.'],
] as const;

const parts = (
  linked: boolean,
  {
    activation,
    disabled,
    lazy,
  }: Pick<TabListProps, 'activation'> & { disabled?: string; lazy?: boolean } = {},
) => (
  <>
    <TabList label="Calculators" activation={activation}>
      {views.map(([value, name]) => (
        <Tab
          key={value}
          value={value}
          href={linked ? `#${value}` : undefined}
          disabled={value === disabled}
        >
          {name}
        </Tab>
      ))}
    </TabList>
    {views.map(([value, name, text]) => (
      <TabPanel key={value} value={value} label={name} id={linked ? value : undefined} lazy={lazy}>
        <Text>{text}</Text>
      </TabPanel>
    ))}
  </>
);

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: { defaultValue: 'stroke', onValueChange: fn(), children: parts(true) },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });

/** Tabs as links, which also work without scripts, when all panels show. */
export const Linked: Story = {};
/** Tabs as buttons, for views that need no address. */
export const Buttons: Story = { args: { children: parts(false) } };
/** Tabs that do not fit scroll sideways, with part of the next one in view and a shadow at the edge. */
export const MoreThanFit: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: { defaultValue: 'pressure' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    const list = row.getBoundingClientRect();
    // Covers that move with the tabs hide the shadows where the row ends.
    await expect(getComputedStyle(row)).toHaveProperty(
      'backgroundAttachment',
      'local, local, scroll, scroll',
    );
    await waitFor(async () => {
      const selected = tab(canvas, 'Pressure at depth').getBoundingClientRect();
      await expect(selected.left).toBeGreaterThanOrEqual(list.left);
      await expect(selected.right).toBeLessThanOrEqual(list.right);
    });
  },
};
/** The shadow is where the row goes on, whatever the direction. */
export const MoreThanFitRightToLeft: Story = {
  ...MoreThanFit,
  globals: { viewport: { value: 'narrowest' }, direction: 'rtl' },
};
/** On a surface, the covers of the shadows have its colour. */
export const OnACard: Story = {
  render: (args) => (
    <Card data-testid="card">
      <Tabs {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByTestId('card'));
    const covers = getComputedStyle(canvas.getByRole('tablist')).backgroundImage;
    await expect(covers.split(backgroundColor)).toHaveLength(3);
  },
};
/** The list beside the panels, for more views than a row holds; above them in a narrow window. */
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const VerticalNarrow: Story = {
  ...Vertical,
  globals: { viewport: { value: 'narrowest' } },
};
/** The arrow keys pass over a tab that cannot be selected. */
export const Disabled: Story = {
  args: { children: parts(false, { disabled: 'pressure' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(tab(canvas, 'Pressure at depth')).toBeDisabled();
    await userEvent.click(tab(canvas, 'Stroke energy'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvas, 'Air charge')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvas, 'Stroke energy')).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalledWith('pressure', expect.anything());
  },
};
/** A lazy panel renders once its tab is selected, and then stays. */
export const Lazy: Story = {
  args: { children: parts(false, { lazy: true }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/How hard the sea presses/)).toBeNull();
    await userEvent.click(tab(canvas, 'Pressure at depth'));
    await expect(canvas.getByText(/How hard the sea presses/)).toBeVisible();
    await userEvent.click(tab(canvas, 'Stroke energy'));
    await expect(canvas.getByText(/How hard the sea presses/)).not.toBeVisible();
  },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'narrowest' } },
  args: {
    defaultValue: 'long',
    children: (
      <>
        <TabList label="Texts">
          <Tab value="long">Druckluftspeicherkraftwerksgenehmigungsverfahrensordnung</Tab>
          <Tab value="short">Law</Tab>
        </TabList>
        <TabPanel value="long">Unterwasserdruckluftspeicherkraftwerksversuchsanlage</TabPanel>
        <TabPanel value="short">Which rules apply.</TabPanel>
      </>
    ),
  },
};
/** A link to a panel selects it. */
export const OpenedByALink: Story = {
  render: (args) => (
    <>
      <Text>
        The sums are under <TextLink href="#charge">the charge of air</TextLink>.
      </Text>
      <Tabs {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'the charge of air' });
    // A story that navigates would end its own test.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(tab(canvas, 'Air charge')).toHaveAttribute('aria-selected', 'true');
  },
};
/** The tabs and the arrow keys are mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(canvas, 'Pressure at depth')).toHaveFocus();
  },
};

const walks = (keys: string, does: string, press: string, from: string, to: string) =>
  keyboardRow(keys, does, async ({ canvas, userEvent }) => {
    await userEvent.click(tab(canvas, from));
    await userEvent.keyboard(press);
    await expect(tab(canvas, to)).toHaveFocus();
    await expect(tab(canvas, to)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: to })).toBeVisible();
  });

export const TabReaches: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the selected tab, then to its panel. Shift + Tab moves back the same way.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(tab(canvas, 'Stroke energy')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(tab(canvas, 'Stroke energy')).toHaveFocus();
    },
  ),
};
const [first, second, last] = ['Stroke energy', 'Pressure at depth', 'Air charge'];
const onward = 'Selects the next tab, after the last the first.';
export const ArrowOnward: Story = {
  ...walks('Arrow right', onward, '{ArrowRight}', first, second),
};
export const ArrowRound: Story = {
  ...walks(
    'Arrow left',
    'Selects the previous tab, before the first the last.',
    '{ArrowLeft}',
    first,
    last,
  ),
};
export const HomeSelects: Story = {
  ...walks('Home', 'Selects the first tab.', '{Home}', last, first),
};
export const EndSelects: Story = {
  ...walks('End', 'Selects the last tab.', '{End}', first, last),
};
export const DownSelects: Story = {
  ...Vertical,
  ...walks('Arrow down, arrow up', 'Do the same in a vertical list.', '{ArrowDown}', first, second),
};
export const EnterSelects: Story = {
  args: { children: parts(true, { activation: 'manual' }) },
  ...keyboardRow(
    'Enter, Space',
    'Selects the tab that the arrows have reached, if `activation` is `manual`.',
    async ({ canvas, userEvent }) => {
      await userEvent.click(tab(canvas, first));
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab(canvas, second)).toHaveFocus();
      await expect(tab(canvas, first)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard(' ');
      await expect(tab(canvas, second)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(tab(canvas, last)).toHaveAttribute('aria-selected', 'true');
    },
  ),
};
