import { ensureFirefox, firefoxVersion } from '@hadal/machine/firefox';
import { ensureWebKit, webkitVersion } from '@hadal/machine/webkit';
import { playwright, vitest, type Part } from '../parts.ts';

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export const names = { firefox: 'Firefox', webkit: 'WebKitGTK' };
const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver and xvfb' };
const ensure = { firefox: ensureFirefox, webkit: ensureWebKit };
export const versions = { firefox: firefoxVersion, webkit: webkitVersion };

/** The engines that are here, installed if they are missing and the system allows it. */
export const available = () => engines.filter((engine) => ensure[engine]());

export const missing = (engine: Engine) =>
  `Tests in ${names[engine]}. They need Debian's ${packages[engine]}.`;

/**
 * The stories, with their plays and axe: all of them, or the first of each component of @hadal/ui. A drawing or
 * a block rarely breaks in one engine alone.
 */
export const storiesIn = (engine: Engine, which: 'all' | 'first' = 'all'): Part =>
  vitest(
    `${which === 'all' ? 'Stories' : 'First stories'} in ${names[engine]}`,
    `stories-${engine}`,
    `vitest run --config .storybook/engines/vitest.config.ts --project ${engine}` +
      (which === 'all' ? '' : ' packages/ui/src/components'),
    which === 'all' ? {} : { FIRST_STORIES: '1' },
  );

/**
 * The end-to-end tests that concern a visitor: all that the engine's driver can run, or the core of them, on the
 * build of the tests in Chromium.
 */
export const visitsIn = (engine: Engine, which: 'all' | 'core' = 'all'): Part =>
  playwright(
    `${which === 'all' ? 'End-to-end tests' : 'Core of the end-to-end tests'} in ${names[engine]}`,
    which === 'all' ? '' : '--grep @engines',
    { ENGINE: engine, ...(which === 'all' ? {} : { E2E_BUILT: '1' }) },
    `visits-${engine}`,
  );
