import type { Plugin } from 'vite';
import { forgetSource, importSource } from '../import-source.ts';

const computedFile = /\.build\.ts$/;

/** Serialises an export as source text; throws for values that are not plain data. */
function literal(name: string, value: unknown, file: string): string {
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'function' || (typeof part === 'number' && !Number.isFinite(part))) {
      throw new Error(
        `${file}: "${key || name}" is ${String(part)}, which cannot be inlined into pages. Export only finite numbers, strings, arrays and plain objects from a *.build.ts file.`,
      );
    }
    return part;
  });
  return `export const ${name} = ${text};`;
}

async function evaluate(file: string) {
  const { module, dependencies } = await importSource<Record<string, unknown>>(file);
  const code = Object.entries(module)
    .map(([name, value]) => literal(name, value, file))
    .join('\n');
  return { code, dependencies };
}

/**
 * Evaluates each `*.build.ts` module at build time and inlines its values, so that browsers do not
 * repeat the computation, nor differ from the prerendered page in the last digit.
 */
export function computed(): Plugin {
  return {
    name: 'computed',
    enforce: 'pre',
    watchChange: forgetSource,
    load: {
      filter: { id: computedFile },
      async handler(file) {
        const { code, dependencies } = await evaluate(file);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return code;
      },
    },
  };
}
