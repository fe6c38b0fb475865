import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import path from 'node:path';
import { defaultClientConditions, mergeConfig } from 'vite';

const source = (file: string) => path.join(import.meta.dirname, '../packages/ui/src', file);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/illustrations/src/**/*.mdx',
    '../packages/illustrations/src/**/*.stories.tsx',
    './gate/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Answers agents who change the components, at /mcp while Storybook runs.
    '@storybook/addon-mcp',
  ],
  // Serves the package's fonts to Storybook's own interface.
  staticDirs: [{ from: '../packages/illustrations/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Describes the components for programs, in /manifests; hides Storybook's onboarding tour.
  features: { componentsManifest: true, sidebarOnboardingChecklist: false },
  typescript: {
    // Reads unions and defaults from the types and leaves out inherited HTML attributes.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/{ui,illustrations}/src/**/*.tsx'],
      // docgen would list the object of drawings as a component.
      exclude: ['**/icon/paths.tsx', '**/*.stories.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // These examples are shown as source; their settings import packages that only they install.
      oxc: { exclude: [/\/consumers\//] },
      build: {
        chunkSizeWarningLimit: 4000,
        // The 'use client' directives are for consumers' bundlers.
        rolldownOptions: {
          checks: { moduleLevelDirective: false, bundlerTimings: false },
          // The code of a story names its components.
          output: { keepNames: true },
        },
      },
      plugins: [vanillaExtractPlugin()],
      // Resolves to the source, so that edits show at once.
      resolve: {
        conditions: ['@hadal/source', ...defaultClientConditions],
        // vanilla-extract's own server has other conditions: without a build it would find no styles.
        alias: {
          '@hadal/ui/drawing': source('drawing/index.ts'),
          '@hadal/ui/theme': source('theme.ts'),
        },
      },
      // Listed up front: a dependency found late reloads the page in mid-test, and the scan misses
      // the import that vanilla-extract adds.
      optimizeDeps: {
        include: [
          '@hadal/ui > @radix-ui/react-dialog',
          '@hadal/ui > @radix-ui/react-navigation-menu',
          '@hadal/ui > @vanilla-extract/recipes/createRuntimeFn',
          '@hadal/ui > @floating-ui/react-dom',
          '@hadal/ui > d3-scale',
          '@hadal/ui > uqr',
        ],
      },
    }),
};
export default config;
