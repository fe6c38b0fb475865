import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';

const root = path.join(import.meta.dirname, '..');
const entry = fileURLToPath(import.meta.resolve('@hadal/static-site/runtime/reporting'));

/** The module as a build with REPORT_URL has it, under a name by which a test can call it. */
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

/** As when the visitor goes to another tab. What leaves with the page itself, no test gets to see. */
export const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
