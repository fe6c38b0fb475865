import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig, defineProject } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';
import { firefox } from '@hadal/machine/firefox';
import { webkit } from './webkit.ts';

const root = path.join(import.meta.dirname, '../..');

const storiesIn = (browser: 'firefox' | 'webkit', provider: BrowserProviderOption) =>
  defineProject({
    root,
    plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
    // Found up front: a dependency met half-way would reload the page under a running test.
    optimizeDeps: {
      entries: ['packages/{ui,illustrations}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
    cacheDir: path.join(root, 'node_modules/.vite', browser),
    test: {
      name: browser,
      // Frames stay in memory, gigabytes of them, until the browser stalls.
      isolate: false,
      // `npm test` shows only the first story of each component.
      setupFiles: process.env['FIRST_STORIES'] ? ['.storybook/engines/first-story.ts'] : [],
      // The first story of a file also waits for its modules.
      testTimeout: 60_000,
      browser: { enabled: true, headless: true, provider, instances: [{ browser, name: browser }] },
    },
  });

/** The stories once more, in the other two engines. */
export default defineConfig({
  root,
  test: {
    // One file at a time: only one window has the focus, which many stories are about.
    maxWorkers: 1,
    projects: [
      storiesIn('firefox', playwright({ launchOptions: firefox })),
      storiesIn('webkit', webkit()),
    ],
  },
});
