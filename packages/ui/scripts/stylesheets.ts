/** The stylesheet as one file, and as one for each component. */
import { Features, transform } from 'lightningcss';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { moduleGraph, reach, type Graph } from './module-graph.ts';

/**
 * Components that others render and adjust. Their rules have to come before those of the others, and do
 * in `base.css`, in whatever order and however often an app imports the rest.
 */
const foundations = new Set(['button', 'icon', 'link', 'text', 'visually-hidden']);

/** The file that the rules of a source file are in. */
export function partOf(file: string) {
  const [, folder, name = ''] = /^src\/([^/]+)\/([^/.]+)/.exec(file) ?? [];
  if (folder === 'components') return foundations.has(name) ? 'base' : name;
  if (folder === 'drawing') return 'drawing';
  return 'base';
}

/** The rules of each source file, in the order of the cascade, as esbuild marks where each begins. */
export function rulesByFile(css: string) {
  const rules = new Map<string, string>();
  for (const [, file = '', text = ''] of css.matchAll(
    /^\/\* vanilla-extract-css-ns:(.*?)\.vanilla\.css.*\n((?:(?!\/\* vanilla-extract).*\n)*)/gm,
  ))
    rules.set(file, (rules.get(file) ?? '') + text);
  return rules;
}

/** Merges what stands together; media queries stay as browsers know them that know our layers. */
const minify = (css: string) =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.MediaRangeSyntax,
  }).code.toString();

/** The parts whose rules something needs; the needs of those parts are left to them. */
function importsOf(part: string, entry: string, graph: Graph, rules: Map<string, string>) {
  const needed = [...reach(graph, entry)].filter((file) => rules.has(file)).map(partOf);
  return new Set(needed.filter((other) => other !== part && other !== 'base'));
}

/** Writes `styles.css` and `styles/*.css` from esbuild's combined output. */
export async function writeStylesheets() {
  const css = readFileSync('dist/styles.css', 'utf8');
  const rules = rulesByFile(css);
  const graph = await moduleGraph();
  const order = minify(rules.get('src/styles/layers.css.ts')!);
  const entries = new Map(
    [...graph.keys()].flatMap((file) => {
      const [, name] = /^src\/components\/([^/]+)\/index\.ts$/.exec(file) ?? [];
      return name ? [[name, file]] : [];
    }),
  );
  entries.set('drawing', 'src/drawing/drawing.css.ts').set('base', 'src/styles/layers.css.ts');
  const imports = new Map(
    [...entries].map(([part, entry]) => [part, importsOf(part, entry, graph, rules)]),
  );
  mkdirSync('dist/styles', { recursive: true });
  for (const [part, all] of imports) {
    const direct = [...all].filter(
      (other) => ![...all].some((between) => imports.get(between)?.has(other)),
    );
    const own = [...rules]
      .flatMap(([file, text]) => (partOf(file) === part ? [text] : []))
      .join('');
    const statements = direct.map((other) => `@import"./${other}.css";`).join('');
    writeFileSync(
      `dist/styles/${part}.css`,
      order + statements + minify(own).replaceAll('url(./fonts/', 'url(../fonts/'),
    );
  }
  writeFileSync('dist/styles.css', minify(css));
}
