import { createRunnableDevEnvironment, resolveConfig } from 'vite';

/** Imports modules as Vite's `runnerImport` does, but all into one graph, each evaluated once. */
async function openGraph() {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        inline: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: {
            mainFields: [],
            external: true,
            // From source, since its build may be out of date.
            conditions: ['@hadal/source', 'node'],
            noExternal: [/^@hadal\/physics/],
          },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    hot: false,
    runnerOptions: { hmr: false },
  });
  await environment.init();
  return environment.runner;
}

let graph: ReturnType<typeof openGraph> | undefined;

/** Evaluates a TypeScript module of the app, at build time. Returns it, and the files it may depend on. */
export async function importSource<Module>(file: string) {
  graph ??= openGraph();
  const runner = await graph;
  const module = await runner.import<Module>(file);
  const modules = [...runner.evaluatedModules.idToModuleMap.values()];
  const dependencies = modules.filter(({ meta }) => meta && !('externalize' in meta));
  return { module, dependencies: dependencies.map((dependency) => dependency.file) };
}

/** Forgets what was evaluated, after an edit. */
export function forgetSource() {
  graph = undefined;
}
