import { readFile, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import type { Term } from '../app/data/glossary.ts';
import type { DescribedPage } from '../app/head/structured-data.ts';

/** What Pagefind needs in the browser; its own interface stays behind. */
const needed = /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|.*\.(pagefind|pf_\w+))$/;

/** What is found by itself, as a part of its page. */
interface Entries {
  questions: { id: string; question: string; answer: string }[];
  terms: Term[];
}

/** These are found entry by entry. */
const listed = new Set(['/faq', '/glossary']);

/** Writes the index that the site's search reads, from the main area of the built pages. */
export async function writeSearchIndex(
  outDir: string,
  pages: DescribedPage[],
  { questions, terms }: Entries,
) {
  const { index, errors } = await createIndex({
    rootSelector: 'main',
    excludeSelectors: ['svg', 'math', 'form'],
  });
  if (!index) throw new Error(`Pagefind made no index: ${errors.join(', ')}`);
  for (const { path: url, meta } of pages) {
    if (meta.noindex || listed.has(url)) continue;
    const file = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    const content = await readFile(path.join(outDir, file), 'utf8');
    const added = await index.addHTMLFile({ url, content });
    if (added.errors.length)
      throw new Error(`${url} is not searchable: ${added.errors.join(', ')}`);
  }
  const add = async (url: string, title: string, text: string, section: string) => {
    const content = `${title}. ${text}`;
    await index.addCustomRecord({ url, content, language: 'en', meta: { title, section } });
  };
  for (const { id, question, answer } of questions)
    await add(`/faq#${id}`, question, answer, 'FAQ');
  for (const { slug, term, definition } of terms) {
    await add(`/glossary#${slug}`, term, definition, 'Glossary');
  }
  const { files } = await index.getFiles();
  for (const { path: name, content } of files) {
    if (!needed.test(name)) continue;
    const file = path.join(outDir, 'pagefind', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await close();
}
