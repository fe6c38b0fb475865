import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { chromium, ensureChromium, wholeChromium } from '@hadal/machine/chromium';
import { stillness } from './story-page.ts';

ensureChromium();

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  testMatch: 'stories.spec.ts',
  outputDir: path.join(root, 'test-results/storybook'),
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [
    ['list'],
    ['html', { outputFolder: path.join(root, 'playwright-report'), open: 'never' }],
  ],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.05,
      // Rasterising in tiles blends the edges of lines differently from run to run.
      maxDiffPixels: 256,
    },
  },
  projects: [
    {
      name: 'visual',
      testDir: 'visual',
      timeout: 180_000,
      use: {
        launchOptions: {
          ...wholeChromium,
          // Patched instead of drawn whole, the edges would depend on what was drawn before.
          args: [...wholeChromium.args, '--disable-partial-raster', '--num-raster-threads=1'],
        },
      },
    },
    {
      name: 'accessibility',
      testDir: '../site/scripts/accessibility',
      timeout: 900_000,
      use: { launchOptions: chromium },
    },
  ],
  use: { baseURL: 'http://127.0.0.1:6007', ...stillness },
  webServer: {
    command: 'vite preview --outDir storybook-static --host 127.0.0.1 --port 6007 --strictPort',
    cwd: root,
    url: 'http://127.0.0.1:6007/index.json',
  },
});
