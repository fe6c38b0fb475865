import path from 'node:path';
import { runnerImport } from 'vite';
import { mathml } from '../../scripts/mathml/index.ts';
import type { Quantity } from './match.ts';
import type { story } from './story.ts';

/** Loads a module of this folder through Vite, since it imports the app's modules. */
async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(import.meta.dirname, file), {
    logLevel: 'error',
    plugins: [mathml()],
    environments: {
      inline: { resolve: { conditions: ['@hadal/source'], noExternal: [/^@hadal\/physics/] } },
    },
  });
  return module;
}

/** Loads the registry of numbers that pages may print. */
export const loadRegistry = async () =>
  (await load<{ registry: readonly Quantity[] }>('registry.ts')).registry;

/** Loads the model that pages are printed from. */
export const loadStory = async () => (await load<{ story: typeof story }>('story.ts')).story;
