/**
 * Writes the package's documentation for programs, such as coding agents: a Markdown page per
 * component and guide, and an `llms.txt` that lists them. Its sources are the pages, stories and
 * types that Storybook shows.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import type { Evidence } from '../src/docs/conformance/judge';
import type { Report, reportOf } from '../src/docs/conformance/report';
import type { KeyboardRow } from '../src/test/keyboard';
import { markdownOf } from './markdown.ts';
import { componentPages, pagesIn, read, root, titleOf } from './pages.ts';

const { version, description } = JSON.parse(read('package.json')) as Record<string, string>;

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

async function keysOf(page: string) {
  const stories = (await server.ssrLoadModule(page.replace(/\.mdx$/, '.stories.tsx'))) as Stories;
  const rows = Object.values(stories).flatMap(({ parameters }) => parameters?.keyboard ?? []);
  return rows.map(({ keys, does }) => `- **${keys}**: ${does}`).join('\n');
}

/** Writes the report of conformance for this version, as data and as a document. */
async function writeConformance() {
  const folder = 'src/docs/conformance';
  const load = async <Module>(file: string) =>
    (await server.ssrLoadModule(`${folder}/${file}`)) as Module;
  const { reportOf: of } = await load<{ reportOf: typeof reportOf }>('report.ts');
  const { ReportTables } = await load<{ ReportTables: ComponentType<{ report: Report }> }>(
    'tables.tsx',
  );
  const evidence = JSON.parse(read(`${folder}/evidence.json`)) as Evidence[];
  const report = of(version!, read('accessibility.md'), evidence);
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

interface Page {
  file: string;
  title: string;
  summary: string;
}

async function write(page: string, title: string): Promise<Page> {
  const file = `docs/${path.basename(page, '.mdx')}.md`;
  const text = await markdownOf(page, title, keysOf);
  writeFileSync(path.join(root, file), `${text}\n`);
  const [, first = ''] = text.split('\n\n');
  return { file, title, summary: first.startsWith('#') ? '' : first.replaceAll('\n', ' ') };
}

const list = (pages: Page[]) =>
  pages
    .map(({ file, title, summary }) => `- [${title}](${file})${summary && `: ${summary}`}`)
    .join('\n');

rmSync(path.join(root, 'docs'), { recursive: true, force: true });
mkdirSync(path.join(root, 'docs'));
try {
  const guides: Page[] = [];
  for (const page of pagesIn('src/docs/guides/*.mdx')) {
    guides.push(await write(page, /^# (.*)$/m.exec(read(page))![1]!));
  }
  const components: Page[] = [];
  await writeConformance();
  for (const page of componentPages()) components.push(await write(page, titleOf(page)));
  writeFileSync(
    path.join(root, 'llms.txt'),
    `# @hadal/ui ${version}

> ${description}

What stands here is exact for this version. Every page below lies in the package, beside this file; the
types, with a docstring on each export and prop, are in \`dist/index.d.ts\`.

## Guides

${list(guides)}

## Components

${list(components)}
`,
  );
} finally {
  await server.close();
}
