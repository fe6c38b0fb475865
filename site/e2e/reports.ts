import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const root = path.join(import.meta.dirname, '..');
const entry = fileURLToPath(import.meta.resolve('@hadal/static-site/runtime/reporting'));

/** Bundles the module as a build with REPORT_URL does, with a global name for tests to call. */
export async function bundleReporting() {
  const [output] = (await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'reporting' },
    },
  })) as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}

/**
 * Hides the page as switching tabs does. Playwright cannot observe requests sent while a page
 * unloads.
 */
export const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
