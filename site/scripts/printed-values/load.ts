import path from 'node:path';
import { runnerImport } from 'vite';
import { mathml } from '../mathml/index.ts';
import type { Quantity } from './match.ts';

/** Loads the registry through Vite, since it imports the app's modules. */
export async function loadRegistry(): Promise<readonly Quantity[]> {
  const { module } = await runnerImport<{ registry: readonly Quantity[] }>(
    path.join(import.meta.dirname, 'registry.ts'),
    {
      logLevel: 'error',
      plugins: [mathml()],
      environments: {
        inline: { resolve: { conditions: ['@hadal/source'], noExternal: [/^@hadal\/physics/] } },
      },
    },
  );
  return module.registry;
}
