import { runnerImport, type Plugin } from 'vite';

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
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
    logLevel: 'error',
    // Reads the workspace's packages from source, since their build may be out of date.
    environments: {
      inline: { resolve: { conditions: ['@hadal/source'], noExternal: [/^@hadal\//] } },
    },
  });
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
  /** Modules by file, evaluated once for the builds for browser and server. */
  const evaluated = new Map<string, ReturnType<typeof evaluate>>();
  return {
    name: 'computed',
    enforce: 'pre',
    watchChange: () => evaluated.clear(),
    load: {
      filter: { id: computedFile },
      async handler(file) {
        const module = evaluated.get(file) ?? evaluate(file);
        evaluated.set(file, module);
        const { code, dependencies } = await module;
        for (const dependency of dependencies) this.addWatchFile(dependency);
        return code;
      },
    },
  };
}
