import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromium } from '@hadal/machine/chromium';
import { classNames } from './packages/ui/scripts/class-names.ts';
import { clientReferences } from './packages/ui/src/test/client-references.ts';
import { mathml } from './site/scripts/mathml/index.ts';

/** Workspace packages are tested from their source, not from a build that may be old. */
const resolve = { conditions: ['@hadal/source', ...defaultServerConditions] };

const isOnServer = Boolean(process.env['TEST_DATABASE_URL']);

/** True if the database tests also run on a server, so that the embedded engine needs only its own. */
const isServerTestedToo = process.env['TEST_DATABASE_ALSO_ON_SERVER'] === '1';

/** Tests that open databases, some of them a backend from nothing in a process of its own. */
const database = {
  // A process compiles PGlite's WebAssembly once, which takes longer than most files' tests.
  isolate: false,
  pool: 'forks',
  // Only ends what hangs: a start of the engine takes 15 s on a slow machine.
  hookTimeout: 180_000,
  testTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
} as const;

/** Only ends what hangs: on a busy machine what takes 2 s elsewhere takes 10. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 } as const;

/** Tests of the site that start a backend. */
const onBackend = globSync('site/app/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes('startTestBackend('),
);

/** Settings of the site, with plugins of its own for each project, since they keep state. */
const site = () => ({ plugins: [vanillaExtractPlugin(), mathml()], resolve, ssr: { resolve } });

export default defineConfig({
  // For the compiler of stylesheets, which takes this file's settings instead of a project's. A browser's
  // conditions, because the stories take them too.
  resolve: { conditions: ['@hadal/source', ...defaultClientConditions] },
  test: {
    // Vitest would leave one core idle, which is half of two.
    maxWorkers: '100%',
    // What tests read without importing it, for `npm test -- --changed`.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/packages/backend/supabase/**',
      '**/pnpm-lock.yaml',
    ],
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['packages/ui/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/ui/src/test/setup.ts'],
          isolate: false,
          // jsdom, which the files of a worker share, would draw no further frame after an interval of a fake clock.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
          ...patient,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve,
        test: {
          name: 'illustrations',
          environment: 'jsdom',
          include: ['packages/illustrations/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/illustrations/src/test/setup.ts'],
          isolate: false,
          ...patient,
        },
      },
      // Each component once more, as the servers of Next and the like render it: React has neither state
      // nor effects there, and of a client component only a reference exists.
      {
        plugins: [vanillaExtractPlugin(), clientReferences()],
        resolve: {
          conditions: ['react-server', ...resolve.conditions],
          alias: [
            {
              find: /^(@testing-library\/(react|user-event)|react-dom\/(client|server))$/,
              replacement: path.join(import.meta.dirname, 'packages/ui/src/test/empty-module.ts'),
            },
          ],
        },
        test: {
          name: 'react-server',
          environment: 'jsdom',
          include: globSync('packages/ui/src/**/*.test.tsx').filter((file) =>
            readFileSync(file, 'utf8').includes('describeComponent('),
          ),
          allowOnly: true,
          isolate: false,
          pool: 'forks',
          execArgv: ['--conditions=react-server'],
          env: { REACT_SERVER: 'yes' },
          ...patient,
        },
      },
      {
        resolve,
        test: {
          name: 'physics',
          include: ['packages/physics/src/**/*.test.ts'],
          setupFiles: ['packages/physics/src/test/setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'local-supabase',
          include: isServerTestedToo
            ? ['packages/local-supabase/src/{conformance,engine,faults}/*.test.ts']
            : ['packages/local-supabase/src/**/*.test.ts'],
          // What starts the embedded engine itself has nothing to say about a server.
          exclude: isOnServer
            ? [
                'packages/local-supabase/src/{engine/pglite,faults/data-folder,faults/full-disk}.test.ts',
              ]
            : [],
          setupFiles: ['packages/local-supabase/src/test/setup.ts'],
          globalSetup: ['packages/local-supabase/src/test/global-setup.ts'],
          ...database,
        },
      },
      {
        test: {
          name: 'backend',
          include: isServerTestedToo
            ? ['packages/backend/src/{backend,newsletter,policies}.test.ts']
            : ['packages/backend/src/**/*.test.ts'],
          exclude: isOnServer ? ['packages/backend/src/backend.test.ts'] : [],
          setupFiles: ['packages/local-supabase/src/test/setup.ts'],
          globalSetup: ['packages/backend/src/test/global-setup.ts'],
          ...database,
        },
      },
      {
        test: {
          name: 'ci',
          include: ['.ci/**/*.test.ts', 'packages/release/*.test.ts'],
          exclude: ['.ci/story-gate.test.ts'],
          ...patient,
        },
      },
      // By itself, since it runs the project of stories.
      { test: { name: 'gate', include: ['.ci/story-gate.test.ts'] } },
      { test: { name: 'mcp', include: ['packages/mcp/src/**/*.test.ts'], ...patient } },
      {
        test: {
          name: 'static-site',
          include: ['packages/static-site/src/**/*.test.ts'],
          ...patient,
        },
      },
      {
        ...site(),
        test: {
          name: 'site',
          include: ['site/{app,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: onBackend,
          ...patient,
        },
      },
      // Named to follow `backend`, since projects run in the order of their names: it waits much, and the processor
      // is busy with stories then.
      {
        ...site(),
        test: {
          name: 'backend of the site',
          include: onBackend,
          globalSetup: ['packages/backend/src/test/global-setup.ts'],
          ...patient,
        },
      },
      // What the built packages promise to those who install them: `npm test` builds them before.
      {
        plugins: [vanillaExtractPlugin({ identifiers: classNames() })],
        ssr: { resolve },
        test: {
          name: 'published',
          include: ['packages/*/published/*.test.ts'],
          exclude: ['**/server.test.ts'],
          // Two of them pack @hadal/ui, which writes its documentation.
          fileParallelism: false,
          // A class is named by the place of its file among all stylesheets, which a new one shifts.
          fsModuleCache: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'published on a server',
          include: ['packages/*/published/server.test.ts'],
          isolate: false,
          pool: 'forks',
          execArgv: ['--conditions=react-server'],
          ...patient,
          // Imported by Node, for which a missing export is an error.
          server: { deps: { external: [/\/dist\//] } },
        },
      },
      // Each story is a test of what it plays, and of axe, its rules of colour in both themes.
      {
        plugins: [
          storybookTest({
            configDir: path.join(import.meta.dirname, '.storybook'),
            // `.ci/story-gate.test.ts` runs those that must fail in place of the others.
            tags: { include: [process.env['STORY_TAG'] ?? 'test'] },
          }),
        ],
        // Found up front: a dependency met half-way would reload the page under a running test.
        optimizeDeps: {
          entries: ['packages/{ui,illustrations}/src/**/*.stories.tsx', '.storybook/preview.tsx'],
        },
        test: {
          name: 'stories',
          // A frame for each file takes longer than its stories.
          isolate: false,
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
