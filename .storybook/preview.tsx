import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles/layers.css';
import '../packages/ui/src/styles/reset.css';
import '../packages/ui/src/styles/themes.css';
import '../packages/illustrations/src/fonts.css';
import './docs.css';
import * as blocks from './blocks';
import { judgeInOtherTheme } from './both-themes';
import { DocsContainer } from './docs-container';
import { shownArgTypes } from '../packages/ui/src/docs/controls';
import { fitsWindow } from './fits-window';
import { source } from './source';
import { globalTypes, initialGlobals, withToolbars } from './toolbars';
import { viewports } from './viewports';
import { loadWebFonts } from './web-fonts';

const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

// A second, as usual, is short on a busy machine.
if (isTest) configure({ asyncUtilTimeout: 10_000 });

/** Rows of the keyboard table have their place there; another window or text size shows only alone. */
const isExample = ({ tags, storyGlobals }: { tags: string[]; storyGlobals: object }) =>
  !tags.includes('keyboard') && !('viewport' in storyGlobals) && !('textSize' in storyGlobals);

const preview: Preview = {
  initialGlobals,
  globalTypes,
  loaders: loadWebFonts,
  argTypesEnhancers: [({ argTypes, initialArgs }) => shownArgTypes(argTypes, initialArgs)],
  parameters: {
    a11y: {
      // Fails the test on any axe violation.
      test: 'error',
      // A test reads nothing else, and writing the selector of each element that passed takes longest.
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      container: DocsContainer,
      // Makes the blocks available to MDX pages without an import.
      components: blocks,
      stories: { filter: isExample },
      source,
    },
    // A build shortens the name by which Storybook knows its own stand-in for functions.
    jsx: { functionValue: () => '() => {}' },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          ['Overview', 'Next', 'Vite', 'Astro', 'Plain HTML', '*'],
          'Guides',
          'Foundations',
          'Components',
          'Drawings',
          'Blocks',
          'Compositions',
        ],
      },
    },
  },
  decorators: [withToolbars],
  afterEach: [fitsWindow, judgeInOtherTheme],
};
export default preview;
