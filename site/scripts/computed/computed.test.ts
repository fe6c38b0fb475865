import { absolutePressure } from '@hadal/physics';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { computed } from './index.ts';

const root = path.join(import.meta.dirname, 'test');

async function bundle(entry: string) {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [computed()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'out' } },
  })) as Rolldown.RolldownOutput[];
  return result[0]!.output[0].code;
}

test('inlines only the values of a module computed at build time', async () => {
  const code = await bundle('answer.build.ts');
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect({ ...built }).toEqual({
    pressure: absolutePressure(1000, 20),
    where: { depth: 1000, words: ['far', 'down'] },
  });
  expect(code).not.toContain('function');
});

test('stops the build for a value that cannot be inlined, and names it', async () => {
  await expect(bundle('unfit.build.ts')).rejects.toThrow('"deepest" is Infinity');
});
