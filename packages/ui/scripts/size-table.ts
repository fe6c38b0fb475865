/** The committed table of sizes, and the check against growth. */
import type { ExportSize, Sizes } from './export-sizes.ts';

const intro = `# What each export costs

In bytes as brotli sends them: the script of an app that imports nothing else, React aside; which of our
dependencies are among it; and the stylesheet it needs beside \`styles/base.css\`, with those that one
imports. Written by \`npm run generate\` from the built package, which is checked against
it: nothing may grow by more than a twentieth and 200 bytes, or bring another dependency, unnoticed.`;

const grown = (bytes: number, former: number) => bytes > former * 1.05 + 200;

const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const sizeTable = ({ exports, modules }: Sizes) => `${intro}

${table(
  ['Export', 'Script', 'Brings', 'Stylesheet', 'Styles'],
  [...exports]
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
  [...modules].toSorted(([a], [b]) => a.localeCompare(b, 'en')),
)}
`;

const rowsOf = (text: string) =>
  new Map(
    text.split('\n').flatMap((line): [string, string[]][] => {
      const [, name = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return /^\| (?!-|Export|Module)/.test(line) ? [[name, cells]] : [];
    }),
  );

const numbers = (text: string) =>
  new Map([...rowsOf(text)].map(([name, [bytes]]) => [name, Number(bytes)]));

/** Returns a sentence for each difference from the committed table that exceeds its tolerance. */
export function growth(sizes: Sizes, committed: string): string[] {
  const [upper = '', lower = ''] = committed.split('## Modules');
  const modules = numbers(lower);
  const rows = rowsOf(upper);
  return [
    ...[...rows.keys()]
      .filter((name) => !sizes.exports.has(name))
      .map((name) => `${name} is gone.`),
    ...[...sizes.exports].flatMap(([name, size]) => {
      const row = rows.get(name);
      if (!row) return [`${name} is new.`];
      const larger = sizes.modulesOf
        .get(name)!
        .filter((module) => sizes.modules.get(module)! > (modules.get(module) ?? 0))
        .map((module) => `${module} (${modules.get(module) ?? 0} to ${sizes.modules.get(module)})`);
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
