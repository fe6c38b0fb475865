import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromium } from '@hadal/machine/chromium';

/** Runs only the stories that must fail, with the checks of all others. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  plugins: [
    storybookTest({
      configDir: path.join(import.meta.dirname, '..'),
      tags: { include: ['must-fail'] },
    }),
  ],
  test: {
    name: 'gate',
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
