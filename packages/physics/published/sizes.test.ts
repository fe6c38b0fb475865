import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';
import { expect, test } from 'vitest';

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

/** Apps, with their limits in bytes after brotli. */
test.for([
  ['export { absolutePressure } from "@hadal/physics"', 1200],
  ['export { plantChain } from "@hadal/physics"', 6500],
  ['export * from "@hadal/physics"', 16_800],
  ['export * from "@hadal/physics/check-values"', 14_000],
] as const)('%s bundles no more than it imports', async ([app, budget]) => {
  expect(await bytesOf(app)).toBeLessThanOrEqual(budget);
});
