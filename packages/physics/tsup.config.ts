import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Options } from 'tsup';

/** Keeps one file per module, so that a bundler takes only the formulas an app imports. */
const preserveModules: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'preserve-modules',
  setup: (build) =>
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path }) =>
      kind === 'import-statement' ? { path: path.replace(/\.ts$/, '.js'), external: true } : null,
    ),
};

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/test'],
  format: 'esm',
  target: browserslistToEsbuild(),
  splitting: false,
  dts: { entry: ['src/index.ts', 'src/check-values/index.ts'] },
  esbuildPlugins: [preserveModules],
});
