import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type * as Records from '../app/routes/records.ts';

const records = path.join(import.meta.dirname, '../app/routes/records.ts');

const importRecords = () => runnerImport<typeof Records>(records, { logLevel: 'error' });

/** Adds the export `meta` to the file of each page, from its record. */
export function pageMeta(): Plugin {
  /** The records, imported once for all pages. */
  let imported: ReturnType<typeof importRecords> | undefined;
  return {
    name: 'page-meta',
    watchChange: () => void (imported = undefined),
    transform: {
      filter: { id: /\/app\/pages\/[\w-]+\.(?:tsx|mdx)$/ },
      async handler(code, file) {
        imported ??= importRecords();
        const { module, dependencies } = await imported;
        for (const dependency of dependencies) this.addWatchFile(dependency);
        const { title, description, noindex } = module.recordOf(path.parse(file).name);
        const meta = JSON.stringify({ title, description, noindex });
        return { code: `${code}\nexport const meta = ${meta};`, map: null };
      },
    },
  };
}
