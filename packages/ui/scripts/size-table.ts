/** The committed table of sizes, and the check against growth. */
import type { ExportSize } from './export-sizes.ts';

const intro = `# What each export costs

In bytes as brotli sends them: the script of an app that imports nothing else, React aside; which of our
dependencies are among it; and the stylesheet it needs beside \`styles/base.css\`, with those that one
imports. Written by \`npm run generate\` from the built package, which is checked against
it: nothing may grow by more than a twentieth and 200 bytes, or bring another dependency, unnoticed.`;

const grown = (bytes: number, former: number) => bytes > former * 1.05 + 200;

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Minified bytes of our modules; of one that is not whole in each script, the most. */
function modulesOf(sizes: Map<string, ExportSize>) {
  const modules = new Map<string, number>();
  for (const { own } of sizes.values())
    for (const [module, bytes] of own)
      modules.set(module, Math.max(bytes, modules.get(module) ?? 0));
  return modules;
}

export const sizeTable = (sizes: Map<string, ExportSize>) => `${intro}

${table(
  ['Export', 'Script', 'Brings', 'Stylesheet', 'Styles'],
  [...sizes]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, { script, packages, stylesheet = 'base.css', styles }]) => [
      name,
      script,
      packages.join(', '),
      stylesheet,
      styles,
    ]),
)}

## Modules

Our own modules, minified and not compressed: where an export has grown, these say by what.

${table(
  ['Module', 'Bytes'],
  [...modulesOf(sizes)].toSorted(([a], [b]) => a.localeCompare(b, 'en')),
)}
`;

const rowsOf = (text: string) =>
  new Map(
    text.split('\n').flatMap((line): [string, string[]][] => {
      const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return /^\| (?!-|Export|Module)/.test(line) ? [[name, cells]] : [];
    }),
  );

/** Returns a sentence for each difference from the committed table that exceeds its tolerance. */
export function growth(sizes: Map<string, ExportSize>, committed: string): string[] {
  const [upper = '', lower = ''] = committed.split('## Modules');
  const former = new Map([...rowsOf(lower)].map(([name, [bytes]]) => [name, Number(bytes)]));
  const modules = modulesOf(sizes);
  const rows = rowsOf(upper);
  return [
    ...[...rows.keys()].filter((name) => !sizes.has(name)).map((name) => `${name} is gone.`),
    ...[...sizes].flatMap(([name, size]) => {
      const row = rows.get(name);
      if (!row) return [`${name} is new.`];
      const larger = [...size.own.keys()]
        .map((module) => [module, former.get(module) ?? 0, modules.get(module)!] as const)
        .filter(([, before, now]) => now > before)
        .map(([module, before, now]) => `${module} (${before} to ${now})`);
      return compare(name, size, row, larger.join(', ') || 'its dependencies');
    }),
  ];
}

function compare(name: string, size: ExportSize, row: string[], modules: string) {
  const [script, brings = '', , styles] = row;
  const added = size.packages.filter((dependency) => !brings.split(', ').includes(dependency));
  return [
    ...(grown(size.script, Number(script))
      ? [`${name}: script ${script} to ${size.script} bytes, by ${modules}.`]
      : []),
    ...(grown(size.styles, Number(styles))
      ? [`${name}: styles ${styles} to ${size.styles} bytes.`]
      : []),
    ...(added.length ? [`${name} now brings ${added.join(', ')}, by ${modules}.`] : []),
  ];
}
