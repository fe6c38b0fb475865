/** The data behind the page of costs, and the check of what that page computes. */
import { costOf, type Sizes } from '../src/docs/cost.ts';
import { ownRules, type ExportSize } from './export-sizes.ts';
import { appOf, brotli, dist, inAnApp, sizeOf } from './in-an-app.ts';
import { componentPages, exportsOf, titleOf } from './pages.ts';

/** Returns `sizes.json`, one export a line. */
export async function costData(sizes: Map<string, ExportSize>) {
  const index = (kind: 'bytes' | 'rules') => [
    ...new Set([...sizes.values()].flatMap((size) => size[kind].map(([part]) => part))),
  ];
  const [modules, stylesheets] = [index('bytes'), index('rules')];
  const lines = [...sizes]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, { bytes, rules }]) => {
      const of = (all: string[], parts: [string, number][]) =>
        parts.map(([part, size]) => [all.indexOf(part), size]);
      return `${JSON.stringify(name)}:${JSON.stringify({ script: of(modules, bytes), styles: of(stylesheets, rules) })}`;
    });
  const components = Object.fromEntries(
    componentPages().map((page) => [
      titleOf(page),
      exportsOf(page).filter((name) => sizes.has(name)),
    ]),
  );
  const contents =
    "export * from 'react'; export { createRoot, hydrateRoot } from 'react-dom/client';";
  const react = await sizeOf({ ...inAnApp, stdin: { contents, resolveDir: dist }, external: [] });
  return `${JSON.stringify({ react, components, modules, stylesheets }).slice(0, -1)},"exports":{
${lines.join(',\n')}
}}
`;
}

/** A home page and a form, whose true cost is compared. */
const choices = [
  ['Header', 'MegaMenu', 'ModalMenu', 'Hero', 'Section', 'Card', 'CardTitle', 'Footer', 'SkipLink'],
  ['Form', 'TextField', 'Select', 'Checkbox', 'ErrorSummary', 'Button', 'Dialog', 'DialogContent'],
];

/** Returns a sentence for each choice whose estimate is more than a tenth off, and prints them all. */
export async function misjudged(sizes: Sizes) {
  const wrong: string[] = [];
  for (const names of choices) {
    const parts = new Set(
      names.flatMap((name) => sizes.exports[name]!.styles.map(([at]) => sizes.stylesheets[at!]!)),
    );
    const truth = {
      script: await sizeOf(appOf(names)),
      styles: brotli([...parts].map(ownRules).join('')),
    };
    const told = costOf(names, sizes);
    for (const kind of ['script', 'styles'] as const) {
      const off = told[kind] / truth[kind] - 1;
      const line = `${names.join(', ')}: ${kind} ${truth[kind]} bytes, estimated at ${told[kind]}.`;
      console.log(line);
      if (Math.abs(off) > 0.1) wrong.push(line);
    }
  }
  return wrong;
}
