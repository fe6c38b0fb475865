import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardRow } from '../../test/keyboard';
import { Button, ButtonLink } from '../button';
import { Inline } from '../inline';
import { ThemeToggle } from './theme-toggle';
import { useTheme } from './use-theme';

const meta = {
  title: 'Components/Theme toggle',
  component: ThemeToggle,
  // Each story restores the theme and storage it changes.
  beforeEach: () => {
    const root = document.documentElement;
    const theme = root.getAttribute('data-theme');
    return () => {
      if (theme) root.setAttribute('data-theme', theme);
      localStorage.removeItem('theme');
    };
  },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label describes the effect of a press, so it changes with the theme. */
const names = { dark: 'Switch to light theme', light: 'Switch to dark theme' } as const;

export const InTheHeader: Story = {
  render: (args) => (
    <Inline>
      <ThemeToggle {...args} />
      <ButtonLink href="#donate" size="small">
        Back the Mission
      </ButtonLink>
    </Inline>
  ),
};
export const Medium: Story = { args: { size: 'medium' } };

/** With `system`, the page follows the system; a press then selects and stores the other theme. */
export const LeftToTheSystem: Story = {
  play: async ({ canvas, userEvent }) => {
    document.documentElement.setAttribute('data-theme', 'system');
    const isLight = matchMedia('(prefers-color-scheme: light)').matches;
    const [shown, other] = isLight ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    await userEvent.click(canvas.getByRole('button', { name: names[shown] }));
    await expect(document.documentElement).toHaveAttribute('data-theme', other);
    await expect(localStorage.getItem('theme')).toBe(other);
    await expect(canvas.getByRole('button', { name: names[other] })).toBeVisible();
  },
};

/** Colours change at once, without transitions. */
export const NothingFades: Story = {
  render: () => (
    <Inline>
      <ThemeToggle />
      <Button tone="secondary" style={{ transition: 'color 9s' }}>
        Slow to change
      </Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const slow = canvas.getByRole('button', { name: 'Slow to change' });
    const before = getComputedStyle(slow).color;
    await userEvent.click(canvas.getByRole('button', { name: /^Switch/ }));
    await expect(getComputedStyle(slow).color).not.toBe(before);
    await expect(slow.getAnimations()).toHaveLength(0);
  },
};

function Reader() {
  const { theme, setTheme } = useTheme();
  return (
    <Inline>
      <p>
        The chart is drawn for <strong>{theme}</strong> water.
      </p>
      <Button tone="secondary" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
        Switch
      </Button>
    </Inline>
  );
}

/** `useTheme` is for drawings that CSS cannot style. */
export const ReadByAHook: Story = {
  render: () => <Reader />,
  play: async ({ canvas, userEvent }) => {
    document.documentElement.setAttribute('data-theme', 'dark');
    await expect(await canvas.findByText('dark')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('light')).toBeVisible();
  },
};

const switches = (key: string, from: keyof typeof names, to: keyof typeof names) =>
  keyboardRow(
    key,
    'Switches the theme. Focus stays, and the name states the effect of the next press.',
    async ({ canvas, userEvent }) => {
      const root = document.documentElement;
      root.setAttribute('data-theme', from);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: names[from] })).toHaveFocus();
      await userEvent.keyboard(key === 'Space' ? ' ' : `{${key}}`);
      await expect(root).toHaveAttribute('data-theme', to);
      await expect(localStorage.getItem('theme')).toBe(to);
      await expect(canvas.getByRole('button', { name: names[to] })).toHaveFocus();
    },
  );
export const EnterSwitches: Story = { ...switches('Enter', 'dark', 'light') };
export const SpaceSwitches: Story = { ...switches('Space', 'light', 'dark') };
