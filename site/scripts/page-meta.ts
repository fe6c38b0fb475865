import path from 'node:path';
import type { Plugin } from 'vite';
import type * as Records from '../app/routes/records.ts';
import { forgetSource, importSource } from './import-source.ts';

const records = path.join(import.meta.dirname, '../app/routes/records.ts');

/** Adds the export `meta` to the file of each page, from its record. */
export function pageMeta(): Plugin {
  return {
    name: 'page-meta',
    watchChange: forgetSource,
    transform: {
      filter: { id: /\/app\/pages\/[\w-]+\.(?:tsx|mdx)$/ },
      async handler(code, file) {
        const { module, dependencies } = await importSource<typeof Records>(records);
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const { title, description, noindex } = module.recordOf(path.parse(file).name);
        const meta = JSON.stringify({ title, description, noindex });
        return { code: `${code}\nexport const meta = ${meta};`, map: null };
      },
    },
  };
}
