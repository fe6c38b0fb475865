import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { firstView } from './first-view.ts';

/** Size budgets of a page, in bytes after brotli compression. */
export interface Budget {
  /** HTML with its inlined styles. */
  html: number;
  /** The part of it that completes the first view. */
  firstView: number;
  /** Scripts until the header is interactive, the same on every page. */
  menu: number;
  /** All of these, with the page's own scripts that load once it is idle. */
  scripts: number;
}

export interface Budgets<Page> {
  /** Modules that every page needs until its header is interactive, by the ends of their paths. */
  headerModules: string[];
  /** Modules of a page that load once it is idle; what does not exist is ignored. */
  pageModules: (page: Page) => string[];
  budgetOf: (page: Page) => Budget;
  /** Path of the file that sets the budgets, for the error message. */
  file: string;
}

/** Bytes by name: modules before minification, pages as transferred. */
type Sizes = Record<string, number>;

/** Cached sizes of the last build within budget on this machine; absent on a new one. */
const lastSizes = path.join(import.meta.dirname, '../../node_modules/.cache/sizes.json');

/** Reads that record; another build may just be writing it, or have been interrupted at that. */
const readSizes = (): Promise<Sizes> =>
  readFile(lastSizes, 'utf8')
    .then((text) => JSON.parse(text) as Sizes)
    .catch(() => ({}));

/** Fails the build if a page exceeds its budget, and names what made it grow. */
export async function checkBudgets<Page extends { path: string }>(
  outDir: string,
  pages: Page[],
  { output }: Rolldown.RolldownOutput,
  { headerModules, pageModules, budgetOf, file }: Budgets<Page>,
): Promise<void> {
  const closure = closuresOf(output.filter((part) => part.type === 'chunk'));
  const before = await readSizes();
  const sizes: Sizes = {};
  const sent = async (name: string) => (await stat(path.join(outDir, `${name}.br`))).size;
  const total = async (parts: Iterable<Rolldown.OutputChunk>) => {
    const weights = await Promise.all(Array.from(parts, ({ fileName }) => sent(fileName)));
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
  const misses: string[] = [];
  const firstViews: number[] = [];
  const first = closure(headerModules);
  const menu = await total(first);

  for (const page of pages) {
    const { path: url } = page;
    const html = url === '/' ? 'index.html' : `${url.slice(1)}.html`;
    const loaded = [...new Set([...first, ...closure(pageModules(page))])];
    const weight: Budget = {
      html: await sent(html),
      firstView: firstView(
        await readFile(path.join(outDir, html), 'utf8'),
        await readFile(path.join(outDir, `${html}.br`)),
      ),
      menu,
      scripts: await total(loaded),
    };
    const modules = loaded.flatMap((chunk) => Object.entries(chunk.modules));
    for (const [id, { renderedLength }] of modules) sizes[shorten(id)] = renderedLength;
    sizes[html] = weight.html;
    firstViews.push(weight.firstView);
    for (const [kind, most] of Object.entries(budgetOf(page)) as [keyof Budget, number][]) {
      if (weight[kind] <= most) continue;
      const names =
        kind === 'html' || kind === 'firstView' ? [html] : modules.map(([id]) => shorten(id));
      misses.push(
        `${url} sends ${weight[kind]} bytes of ${kind}, ${weight[kind] - most} over its budget of ${most}.\n` +
          explain(names, before, sizes),
      );
    }
  }
  if (misses.length) {
    throw new Error(
      `${misses.join('\n')}\nMake it smaller, load it later, or raise the budget in ${file} and say why.`,
    );
  }
  console.log(`The first view of each page takes ${Math.max(...firstViews)} bytes or less`);
  await mkdir(path.dirname(lastSizes), { recursive: true });
  await writeFile(lastSizes, JSON.stringify(sizes));
}

/** Returns a function for the chunks of modules with their transitive static imports. */
function closuresOf(chunks: Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byEnd = Map.groupBy(
    chunks.flatMap((chunk) =>
      // An entry without code of its own, or one that is grouped with others.
      [chunk.facadeModuleId ?? [], chunk.moduleIds]
        .flat()
        .flatMap(endsOf)
        .map((end) => ({ end, chunk })),
    ),
    ({ end }) => end,
  );
  return (modules: string[]): Set<Rolldown.OutputChunk> => {
    const entries = modules.flatMap((end) => byEnd.get(end) ?? []);
    const reached = new Set(entries.map(({ chunk }) => chunk));
    // Iterating a set also visits the chunks added meanwhile.
    for (const { imports } of reached) {
      for (const name of imports) {
        const chunk = byName.get(name);
        if (chunk) reached.add(chunk);
      }
    }
    return reached;
  };
}

/** Returns `c`, `b/c` and so on, of `/a/b/c`. */
const endsOf = (file: string) =>
  file.split('/').map((_, index, parts) => parts.slice(index).join('/'));

const shorten = (id: string) => id.replace(/^.*\/(?=packages\/|site\/)|^.*\/node_modules\//, '');

/**
 * Names the modules that grew since the last build within budget or, without a record, the largest.
 */
function explain(names: string[], before: Sizes, now: Sizes): string {
  const grown = names
    .map((name) => ({ name, by: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((one, other) => other.by - one.by)
    .slice(0, 5);
  const known = names.some((name) => name in before);
  return grown
    .map(({ name, by }) => `  ${name}: ${by} bytes${known ? ' more than before' : ''}\n`)
    .join('');
}
