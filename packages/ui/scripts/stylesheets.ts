/** The stylesheet as a single file, and as one per component. */
import { Features, transform } from 'lightningcss';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { moduleGraph, reach, type Graph } from './module-graph.ts';

/**
 * Components that others render and adjust. Their rules have to precede those of the others, so
 * they are in `base.css`, whatever an app imports and in whatever order.
 */
const foundations = new Set(['button', 'icon', 'link', 'text', 'visually-hidden']);

/** Returns the part that contains a source file's rules. */
export function partOf(file: string) {
  const [, folder, name = ''] = /^src\/([^/]+)\/([^/.]+)/.exec(file) ?? [];
  if (folder === 'components') return foundations.has(name) ? 'base' : name;
  if (folder === 'drawing') return 'drawing';
  return 'base';
}

/** Splits the rules by source file in cascade order, by the markers that esbuild inserts. */
function rulesByFile(css: string) {
  const marked =
    /^\/\* vanilla-extract-css-ns:(.*?)\.vanilla\.css.*\n((?:(?!\/\* vanilla-extract).*\n)*)/gm;
  return new Map([...css.matchAll(marked)].map(([, file = '', text = '']) => [file, text]));
}

/**
 * Merges adjacent rules, and keeps media queries in a syntax that every browser with cascade layers
 * supports.
 */
const minify = (css: string) =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
  }).code.toString();

/** Returns the other parts whose rules a part needs, apart from `base`. */
function importsOf(part: string, entry: string, graph: Graph, rules: Map<string, string>) {
  const needed = [...reach(graph, entry)].filter((file) => rules.has(file)).map(partOf);
  return new Set(needed.filter((other) => other !== part && other !== 'base'));
}

/**
 * Writes `styles/*.css`, and `styles.css` as the list of all of them, from esbuild's combined
 * output. A part that imports others has its own rules in `rules/*.css`, so that no bundler puts
 * another's rules into the whole twice.
 */
export async function writeStylesheets() {
  const rules = rulesByFile(readFileSync('dist/styles.css', 'utf8'));
  const graph = await moduleGraph();
  const order = minify(rules.get('src/styles/layers.css.ts')!);
  const own = Map.groupBy(rules.keys(), partOf);
  const entries = new Map([
    ['base', 'src/styles/layers.css.ts'],
    ['drawing', 'src/drawing/drawing.css.ts'],
  ]);
  for (const name of readdirSync('src/components'))
    entries.set(name, `src/components/${name}/index.ts`);
  const imports = new Map(
    [...entries].map(([part, entry]) => [part, importsOf(part, entry, graph, rules)]),
  );

  const whole = new Map<string, string>();
  for (const folder of ['styles', 'rules']) mkdirSync(`dist/${folder}`, { recursive: true });
  for (const [part, all] of imports) {
    const direct = [...all].filter(
      (other) => ![...all].some((between) => imports.get(between)?.has(other)),
    );
    const text = minify((own.get(part) ?? []).map((file) => rules.get(file)).join(''));
    // Tailwind reads no import without a space, and drops it.
    const statements = direct.map((other) => `@import "./${other}.css";`);
    const isSplit = text && direct.length > 0;
    if (isSplit) {
      writeFileSync(`dist/rules/${part}.css`, text);
      statements.push(`@import "../rules/${part}.css";`);
    }
    writeFileSync(`dist/styles/${part}.css`, order + statements.join('') + (isSplit ? '' : text));
    if (text) whole.set(part, `@import "./${isSplit ? 'rules' : 'styles'}/${part}.css";`);
  }
  // Begins with `base`, of which every stylesheet imports the layers.
  const inOrder = [...own.keys()].map((part) => whole.get(part) ?? '');
  writeFileSync('dist/styles.css', order + inOrder.join(''));
}
