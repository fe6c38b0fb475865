import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button } from '../button';
import { Form } from '../form';
import { Combobox } from './combobox';

const ports = [
  ['bergen', 'Bergen'],
  ['brest', 'Brest'],
  ['cadiz', 'Cádiz'],
  ['esbjerg', 'Esbjerg'],
  ['gijon', 'Gijón'],
  ['horta', 'Horta'],
  ['kristiansund', 'Kristiansund'],
  ['lerwick', 'Lerwick'],
  ['setubal', 'Setúbal'],
  ['torshavn', 'Tórshavn'],
  ['valletta', 'Valletta'],
];
const options = ports.map(([value, label]) => (
  <option key={value} value={value}>
    {label}
  </option>
));
const withPlaceholder = (
  <>
    <option value="">Type the name of a port</option>
    {options}
  </>
);

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'Home port', name: 'port', defaultValue: '', children: withPlaceholder },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 416, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof Combobox>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('combobox', { name: 'Home port' });
/** The list stands at the end of the page. */
const names = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const NoneChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'horta' } };
export const WithHint: Story = { args: { hint: 'Where the vessel is registered.' } };
export const WithError: Story = {
  args: { required: true, error: 'Choose a home port' },
  play: async ({ canvas }) => {
    await expect(field({ canvas })).toBeInvalid();
    await expect(field({ canvas })).toHaveAccessibleDescription('Choose a home port');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'horta' } };

/** Lists what contains the text, whatever its case and accents. */
export const Typing: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field({ canvas }), 'gijo');
    await expect(await names()).toEqual(['Gijón']);
    await userEvent.click(screen.getByRole('option', { name: 'Gijón' }));
    await expect(field({ canvas })).toHaveValue('Gijón');
    await expect(field({ canvas })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('gijon', expect.anything());
    await isClosed();
  },
};
export const Open: Story = {
  args: { defaultValue: 'horta' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field({ canvas }));
    await expect(await names()).toHaveLength(ports.length);
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Horta');
  },
};
export const WithGroups: Story = {
  args: {
    children: (
      <>
        <option value="">Type the name of a port</option>
        <optgroup label="North Sea">
          <option value="bergen">Bergen</option>
          <option value="esbjerg">Esbjerg</option>
          <option value="lerwick" disabled>
            Lerwick (full)
          </option>
        </optgroup>
        <optgroup label="Mediterranean Sea">
          <option value="valletta">Valletta</option>
        </optgroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field({ canvas }));
    await expect(await screen.findAllByRole('group')).toHaveLength(2);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('option', { name: 'Esbjerg' })).toHaveAttribute('data-current');
  },
};
/** Keeps what was typed, and says what to do. */
export const NotInTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field({ canvas }), 'Atlantis');
    await expect(await screen.findAllByText('No option matches')).not.toHaveLength(0);
    await userEvent.tab();
    await expect(field({ canvas })).toHaveValue('Atlantis');
    await expect(field({ canvas })).toHaveAccessibleDescription(
      '“Atlantis” is not in the list. Choose an option from it.',
    );
    await isClosed();
  },
};
/** A form reads, checks and resets it as it does a `Select`. */
export const InAForm: Story = {
  args: { required: true, onValueChange: fn() },
  render: (args) => (
    <Form>
      <Combobox {...args} />
      <Button type="submit">Register</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const summary = await canvas.findByRole('alert');
    await waitFor(() =>
      expect(summary.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(canvas.getAllByRole('link')[0]!);
    await waitFor(() => expect(field({ canvas })).toHaveFocus());
    await userEvent.keyboard('cadiz');
    await userEvent.tab();
    await expect(field({ canvas })).toHaveValue('Cádiz');
    await waitFor(() => expect(field({ canvas })).toBeValid());
  },
};
export const LongWords: Story = {
  args: {
    label: 'What is it that you would like to read about first?',
    defaultValue: 'long',
    children: (
      <>
        <option value="long">
          Compressed air storage, buoyant lift and the losses between them, at four depths
        </option>
        <option value="short">Wear</option>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};
/** The list goes with its field, which another box may scroll away. */
export const InAScroller: Story = {
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls takes the keyboard
    <section aria-label="Voyage" tabIndex={0} style={{ height: 180, overflow: 'auto' }}>
      <Combobox {...args} />
      <div style={{ height: 600 }} />
    </section>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field({ canvas }));
    const list = await screen.findByRole('listbox');
    await expect(list).toBeVisible();
    const scroller = canvas.getByRole('region', { name: 'Voyage' });
    scroller.scrollTop = 400;
    await waitFor(() => expect(list).not.toBeVisible());
    scroller.scrollTop = 0;
    await waitFor(() => expect(list).toBeVisible());
  },
};
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const ArrowDownOpens: Story = {
  ...keyboardRow(
    'Arrow down, arrow up',
    'Open the list, and move to the next or previous option, past the end to the other end.',
    async ({ canvas, userEvent }) => {
      field({ canvas }).focus();
      await userEvent.keyboard('{ArrowDown}');
      const first = await screen.findByRole('option', { name: 'Bergen' });
      await expect(field({ canvas })).toHaveAttribute('aria-activedescendant', first.id);
      await userEvent.keyboard('{ArrowUp}');
      const last = screen.getByRole('option', { name: 'Valletta' });
      await expect(field({ canvas })).toHaveAttribute('aria-activedescendant', last.id);
      await expect(field({ canvas })).toHaveFocus();
    },
  ),
};
export const EnterChooses: Story = {
  ...keyboardRow(
    'Enter',
    'Chooses the current option. Without one, Enter takes a name that was typed in full.',
    async ({ canvas, userEvent }) => {
      await userEvent.type(field({ canvas }), 'b{ArrowDown}{ArrowDown}{Enter}');
      await expect(field({ canvas })).toHaveValue('Brest');
      await isClosed();
    },
  ),
};
export const TabChooses: Story = {
  ...keyboardRow(
    'Tab',
    'Moves to the field, and chooses the current option on the way out.',
    async ({ canvas, userEvent }) => {
      await userEvent.tab();
      await expect(field({ canvas })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(field({ canvas })).toHaveValue('Bergen');
    },
  ),
};
export const EscapeCloses: Story = {
  ...keyboardRow(
    'Escape',
    'Closes the list, and keeps what was typed.',
    async ({ canvas, userEvent }) => {
      await userEvent.type(field({ canvas }), 'ber');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(field({ canvas })).toHaveValue('ber');
    },
  ),
};
export const AltArrows: Story = {
  ...keyboardRow(
    'Alt + arrow down, Alt + arrow up',
    'Open and close the list without moving.',
    async ({ canvas, userEvent }) => {
      field({ canvas }).focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('listbox');
      await expect(field({ canvas })).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await isClosed();
    },
  ),
};
