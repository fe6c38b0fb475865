import type { Plugin } from 'vite';
import { forgetSource, importSource } from '../import-source.ts';

const computedFile = /\.build\.ts(?:\?value=\w+)?$/;

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

/**
 * Evaluates each `*.build.ts` module at build time and inlines its values, so that browsers do not
 * repeat the computation, nor differ from the prerendered page in the last digit. Each value is a module of
 * its own: a page loads the curve it draws, and not those beside it.
 */
export function computed(): Plugin {
  return {
    name: 'computed',
    enforce: 'pre',
    watchChange: forgetSource,
    load: {
      filter: { id: computedFile },
      async handler(id) {
        const [file = '', name] = id.split('?value=');
        const { module, dependencies } = await importSource<Record<string, unknown>>(file);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        if (name) return literal(name, module[name], file);
        return Object.keys(module)
          .map((each) => `export { ${each} } from ${JSON.stringify(`${file}?value=${each}`)};`)
          .join('\n');
      },
    },
  };
}
