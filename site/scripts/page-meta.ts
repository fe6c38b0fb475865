import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Records from '../app/routes/records.ts';

const records = path.join(import.meta.dirname, '../app/routes/records.ts');

/** Adds the export `meta` to the file of each page, from its record. */
export const pageMeta = (): Plugin => ({
  name: 'page-meta',
  transform: {
    filter: { id: /\/app\/pages\/[\w-]+\.(?:tsx|mdx)$/ },
    async handler(code, file) {
      const { module, dependencies } = await runnerImport<typeof Records>(records, {
        logLevel: 'error',
      });
      for (const dependency of dependencies) this.addWatchFile(dependency);
      const { title, description, noindex } = module.recordOf(path.parse(file).name);
      const meta = JSON.stringify({ title, description, noindex });
      return { code: `${code}\nexport const meta = ${meta};`, map: null };
    },
  },
});
