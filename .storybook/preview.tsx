import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview, ReactRenderer } from '@storybook/react-vite';
import '../packages/ui/src/styles/layers.css';
import '../packages/ui/src/styles/reset.css';
import '../packages/ui/src/styles/themes.css';
import '../packages/ui/src/styles/fonts.css';
import * as blocks from './blocks';

const preview: Preview = {
  initialGlobals: { theme: import.meta.env['STORYBOOK_THEME'] ?? 'dark', direction: 'ltr' },
  globalTypes: {
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    // A story that axe faults is a failing test.
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: {
      // Named in every docs page without an import.
      components: blocks,
      stories: { filter: ({ tags }: { tags: string[] }) => !tags.includes('keyboard') },
    },
    options: { storySort: { order: ['Introduction', 'Foundations', 'Components', 'Drawings'] } },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dir = String(globals['direction']);
      return <Story />;
    },
    withThemeByDataAttribute<ReactRenderer>({
      themes: { dark: 'dark', light: 'light' },
      defaultTheme: 'dark',
      attributeName: 'data-theme',
    }),
  ],
};
export default preview;
