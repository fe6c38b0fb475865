import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../button';
import { Inline } from '../inline';
import { ThemeToggle } from './theme-toggle';
import { useTheme } from './use-theme';

const meta = {
  title: 'Components/Theme toggle',
  component: ThemeToggle,
  // What a story switches and stores, it puts back.
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

const names = { dark: 'Switch to light theme', light: 'Switch to dark theme' } as const;

/** The name says what a press does, so it changes with the theme; so does the icon. */
export const SwitchesThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    for (const before of ['dark', 'light'] as const) {
      const after = before === 'dark' ? 'light' : 'dark';
      root.setAttribute('data-theme', before);
      canvas.getByRole('button', { name: names[before] }).focus();
      await userEvent.keyboard(before === 'dark' ? '{Enter}' : ' ');
      await expect(root).toHaveAttribute('data-theme', after);
      await expect(localStorage.getItem('theme')).toBe(after);
      await expect(canvas.getByRole('button', { name: names[after] })).toHaveFocus();
    }
  },
};

/** New colours arrive at once: nothing fades from the old theme to the new one. */
export const NothingFades: Story = {
  render: () => (
    <Inline>
      <ThemeToggle />
      <button type="button" style={{ color: 'var(--hadal-color-text)', transition: 'color 9s' }}>
        Slow to change
      </button>
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
      <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
        Switch
      </button>
    </Inline>
  );
}

/** `useTheme` is for what CSS cannot colour. */
export const ReadByAHook: Story = {
  render: () => <Reader />,
  play: async ({ canvas, userEvent }) => {
    document.documentElement.setAttribute('data-theme', 'dark');
    await expect(await canvas.findByText('dark')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('light')).toBeVisible();
  },
};
