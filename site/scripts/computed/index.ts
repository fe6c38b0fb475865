import { runnerImport, type Plugin } from 'vite';

const computedFile = /\.build\.ts$/;

/** An export as source text; only what is the same in every browser may be one. */
function literal(name: string, value: unknown, file: string): string {
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (typeof part === 'function' || (typeof part === 'number' && !Number.isFinite(part))) {
      throw new Error(
        `${file}: "${key || name}" is ${String(part)}, which no page can carry. A *.build.ts file exports finite numbers, texts, lists and objects.`,
      );
    }
    return part;
  });
  return `export const ${name} = ${text};`;
}

/**
 * Runs each `*.build.ts` module while building and gives its values to the app: no visitor computes
 * what is the same for all, and no browser's last digit differs from the prerendered page's.
 */
export const computed = (): Plugin => ({
  name: 'computed',
  enforce: 'pre',
  load: {
    filter: { id: computedFile },
    async handler(file) {
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        logLevel: 'error',
        // The packages of this repository are read from their source, which may be newer than a build.
        environments: {
          inline: { resolve: { conditions: ['@hadal/source'], noExternal: [/^@hadal\//] } },
        },
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return Object.entries(module)
        .map(([name, value]) => literal(name, value, file))
        .join('\n');
    },
  },
});
