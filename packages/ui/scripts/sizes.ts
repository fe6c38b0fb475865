/** Writes `sizes.json`: what each component's exports cost, one export a line. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportSizes, measure } from './measure.ts';
import { componentPages, exportsOf, root, titleOf } from './pages.ts';

const sizes = await exportSizes();
const components = Object.fromEntries(
  componentPages().map((page) => [
    titleOf(page),
    exportsOf(page).filter((name) => sizes.has(name)),
  ]),
);
const source = "export * from 'react'; export { createRoot, hydrateRoot } from 'react-dom/client';";
const react = (await measure({ source }, [])).get('source')!.script.brotli;
const lines = [...sizes]
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([name, size]) => `${JSON.stringify(name)}:${JSON.stringify(size)}`);
writeFileSync(
  path.join(root, 'sizes.json'),
  `${JSON.stringify({ react, components }).slice(0, -1)},"exports":{\n${lines.join(',\n')}\n}}\n`,
);
