import type { Plugin } from 'vite';

/**
 * The router ships as one module that names its components, which counts as a use: without the names,
 * what no page uses is left out. Half of it, and 6 kB of what every visitor waits for.
 */
export const trimRouter = (): Plugin => ({
  name: 'trim-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/ = (?=\w+\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
      map: null,
    }),
  },
});

/** Of supabase-js, the clients of services that this site does not use: a seventh of it. */
const services: Record<string, string[]> = {
  '@supabase/functions-js': [
    'FunctionRegion',
    'FunctionsClient',
    'FunctionsError',
    'FunctionsFetchError',
    'FunctionsHttpError',
    'FunctionsRelayError',
  ],
  '@supabase/storage-js': ['StorageApiError', 'StorageClient'],
};

/** Leaves them empty. Once supabase-js imports more of them than is named here, the build says so. */
export const trimSupabase = (): Plugin => ({
  name: 'trim-supabase',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@supabase\/(?:functions|storage)-js$/ },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0@supabase\// },
    handler: (id) => services[id.slice(1)]?.map((name) => `export class ${name} {}`).join('\n'),
  },
});
