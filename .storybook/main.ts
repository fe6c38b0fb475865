import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/illustrations/src/**/*.mdx',
    '../packages/illustrations/src/**/*.stories.tsx',
    './gate/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The frame around the stories is set in the same type.
  staticDirs: [{ from: '../packages/ui/src/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its tour of Storybook is not what people come here for.
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // Reads unions and defaults from the types; leaves out what every HTML element accepts.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/{ui,illustrations}/src/**/*.tsx'],
      // An object of drawings is taken for a component, and gets an entry of documentation.
      exclude: ['**/icon/paths.tsx', '**/*.stories.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Shown as they are written, not run; their settings ask for packages that only they install.
      oxc: { exclude: [/\/consumers\//] },
      build: {
        chunkSizeWarningLimit: 4000,
        // 'use client' speaks to the bundlers of those who install us.
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
      },
      plugins: [vanillaExtractPlugin()],
      // Stories show the source, so that an edit is seen at once.
      resolve: { conditions: ['@hadal/source', ...defaultClientConditions] },
      // Named up front: a dependency met half-way reloads the page under a running test, and no scan
      // sees the import that vanilla-extract writes.
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
