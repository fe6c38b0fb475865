import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      // Stories show the source, so that an edit is seen at once.
      resolve: { conditions: ['@hadal/source', ...defaultClientConditions] },
      // Named up front, since vanilla-extract writes this import where no scan of the source sees it:
      // a dependency met half-way reloads the page under a running test.
      optimizeDeps: { include: ['@hadal/ui > @vanilla-extract/recipes/createRuntimeFn'] },
    }),
};
export default config;
