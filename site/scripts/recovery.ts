import { build, mergeConfig, type InlineConfig } from 'vite';

/** Builds `/recovery.js` from `app/runtime/recovery.ts`, whole in one file: nothing else may be there any more. */
export async function buildRecovery(config: InlineConfig, outDir: string): Promise<void> {
  await build(
    mergeConfig(config, {
      build: {
        outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        lib: { entry: 'app/runtime/recovery.ts', formats: ['es'], fileName: () => 'recovery.js' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    }),
  );
}
