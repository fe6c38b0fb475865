/** Prints the bundle cost of the built package and fails if an app bundles more than it imports. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';

/** Size budgets of an app, in bytes after brotli compression. */
const budgets: Record<string, number> = {
  'export { absolutePressure } from "@hadal/physics"': 1200,
  'export { plantChain } from "@hadal/physics"': 6500,
  'export * from "@hadal/physics"': 16_000,
  'export * from "@hadal/physics/check-values"': 14_000,
};

/** Path of a virtual module, placed beside the package that it imports. */
const entry = path.join(import.meta.dirname, 'app.js');

async function bytesOf(code: string): Promise<number> {
  const app: Plugin = {
    name: 'app',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? code : null),
  };
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [app],
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  return brotliCompressSync(bundle!.output[0].code).length;
}

for (const [app, budget] of Object.entries(budgets)) {
  const bytes = await bytesOf(app);
  console.log(`${app}: ${bytes} bytes of ${budget}`);
  if (bytes > budget) process.exitCode = 1;
}
