/**
 * Writes the package's documentation for programs, such as coding agents: a Markdown page per
 * component and guide, and an `llms.txt` that lists them. Its sources are the pages, stories and
 * types that Storybook shows.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { writeDocs, type Page } from '@hadal/release/docs';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import type { Evidence } from '../src/docs/conformance/judge';
import type * as reports from '../src/docs/conformance/report';
import type * as tables from '../src/docs/conformance/tables';
import type { KeyboardRow } from '../src/test/keyboard';
import { markdownOf } from './markdown.ts';
import { componentPages, guidePages, read, root, titleOf } from './pages.ts';

interface Stories {
  default: { title: string };
  [story: string]: { title: string; parameters?: { keyboard?: KeyboardRow } };
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  plugins: [vanillaExtractPlugin()],
});

const load = async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module;

async function keysOf(page: string) {
  const stories = await load<Stories>(page.replace(/\.mdx$/, '.stories.tsx'));
  const rows = Object.values(stories).flatMap(({ parameters }) => parameters?.keyboard ?? []);
  return rows.map(({ keys, does }) => `- **${keys}**: ${does}`).join('\n');
}

/** Writes the report of conformance for this version, as data and as a document. */
async function writeConformance() {
  const folder = 'src/docs/conformance';
  const { reportOf } = await load<typeof reports>(`${folder}/report.ts`);
  const { ReportTables } = await load<typeof tables>(`${folder}/tables.tsx`);
  const evidence = JSON.parse(read(`${folder}/evidence.json`)) as Evidence[];
  const report = reportOf(manifest.version, read('accessibility.md'), evidence);
  const title = `Accessibility conformance of ${report.product}`;
  const style = `body{max-width:72rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.5rem;text-align:start;vertical-align:top}
caption{text-align:start;font-weight:bold}th p{margin:0;font-weight:normal}td p{margin:0}`;
  writeFileSync(path.join(root, 'conformance.json'), `${JSON.stringify(report)}\n`);
  writeFileSync(
    path.join(root, 'conformance.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${renderToStaticMarkup(createElement(ReportTables, { report }))}
</html>
`,
  );
}

async function pageOf(source: string, title: string): Promise<Page> {
  const text = await markdownOf(source, title, keysOf);
  const [, first = ''] = text.split('\n\n');
  const summary = first.startsWith('#') ? '' : first.replaceAll('\n', ' ');
  return { file: `${path.basename(source, '.mdx')}.md`, title, text, summary };
}

await writeConformance();
const guides = guidePages().map((page) => pageOf(page, /^# (.*)$/m.exec(read(page))![1]!));
const components = componentPages().map((page) => pageOf(page, titleOf(page)));
writeDocs(root, 'The types, with a docstring on each export and prop, are in `dist/index.d.ts`.', {
  Guides: await Promise.all(guides),
  Components: await Promise.all(components),
});
await server.close();
