import { serialise, type FileRules } from '@hadal/static-site';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getOuterHTML } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { close, createIndex } from 'pagefind';
import type { DescribedPage } from '../app/head/structured-data.ts';

/** Policy of Pagefind's worker, which compiles WebAssembly, so that no page has to allow it. */
export const searchRules: FileRules = {
  policies: {
    '/pagefind/*': serialise({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    }),
  },
  forGood: ['/pagefind/fragment/*', '/pagefind/index/*'],
};

/**
 * Writes the index of the site's search: the main area of the built pages; of a list, its title and an
 * entry for each item.
 */
export async function writeSearchIndex(outDir: string, pages: DescribedPage[]) {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: ['svg', 'math', 'form'],
  });
  if (!index) throw new Error(`Pagefind could not create the search index: ${errors.join(', ')}`);
  for (const { path: url, meta, trail, entries } of pages) {
    if (meta.noindex) continue;
    for (const { id, title, text } of entries?.list ?? []) {
      const content = `${title}. ${text}`;
      const found = { title, section: entries!.section };
      await index.addCustomRecord({ url: `${url}#${id}`, content, language: 'en', meta: found });
    }
    if (entries) {
      // The rest of the page is these entries.
      const title = trail.at(-1)!.title;
      const content = [...new Set([title, entries.section, meta.description])].join('. ');
      await index.addCustomRecord({ url, content, language: 'en', meta: { title } });
      continue;
    }
    const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    const html = await readFile(path.join(outDir, file), 'utf8');
    // Pagefind does not know the end tags that HTML implies, and would join sentences across them, as it
    // joins terms with their definitions and the cells of a table.
    const content = getOuterHTML(parseDocument(html))
      .replaceAll(/(?=<\/(?:dt|caption|figcaption|summary)>)/g, '. ')
      .replaceAll(/(?=<\/(?:dd|th|td|div|button)>)/g, ' ');
    const added = await index.addHTMLFile({ url, content });
    if (added.errors.length)
      throw new Error(`Pagefind could not index ${url}: ${added.errors.join(', ')}`);
  }
  const outputPath = path.join(outDir, 'pagefind');
  await index.writeFiles({ outputPath });
  // Its own user interface is left out.
  for await (const file of glob('*-{highlight,*ui}.*', { cwd: outputPath }))
    await rm(path.join(outputPath, file));
  for (const file of ['pagefind.js', 'pagefind-worker.js']) {
    const script = path.join(outputPath, file);
    await writeFile(script, reportMissingParts(await readFile(script, 'utf8'), file));
  }
  await close();
}

/** Makes a search fail if a part of the index does not load, which Pagefind takes for one without matches. */
function reportMissingParts(code: string, file: string) {
  const silent = '"load_index_chunk")).catch(()=>{})';
  if (code.split(silent).length !== 2)
    throw new Error(
      `${file} handles missing parts of the index in another way. Adapt reportMissingParts().`,
    );
  return code.replace(silent, '"load_index_chunk"))');
}
