/**
 * Writes the package's documentation for programs, such as coding agents: a Markdown page per
 * component and guide, and an `llms.txt` that lists them. Its sources are the pages, stories and
 * types that Storybook shows.
 */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { describeStatus, type ComponentStatus } from '../src/docs/status.ts';
import type { KeyboardRow } from '../src/test/keyboard';
import { apiOf, componentPages, pagesIn, read, root, titleOf } from './pages.ts';

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

const statuses = JSON.parse(read('status.json')) as ComponentStatus[];

function statusOf(title: string) {
  const status = statuses.find((one) => one.title === title);
  return status ? `Status: ${describeStatus(status)}` : '';
}

const statusTable = () =>
  [
    '| Component | Status |',
    '| --- | --- |',
    ...statuses.map((status) => `| ${status.title} | ${describeStatus(status)} |`),
  ].join('\n');

/** Returns the component's description from its docstring. */
function docstringOf(page: string) {
  const source = page.replace(/\.mdx$/, '.tsx');
  if (!existsSync(path.join(root, source))) return '';
  const [, text = ''] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:function|const \w+ = withRef)/.exec(read(source)) ??
    [];
  return text.replaceAll(/\n? \* ?/g, ' ').trim();
}

async function keysOf(page: string) {
  const stories = (await server.ssrLoadModule(page.replace(/\.mdx$/, '.stories.tsx'))) as Stories;
  const rows = Object.values(stories).flatMap(({ parameters }) => parameters?.keyboard ?? []);
  return rows.map(({ keys, does }) => `- **${keys}**: ${does}`).join('\n');
}

/** Converts a page, without the parts that only Storybook can show. */
async function markdownOf(page: string, title: string) {
  const body = read(page)
    .replaceAll(/^import .* from '(?:@storybook|\.).*;\n/gm, '')
    .replaceAll(/^<Meta .*\/>\n/gm, '')
    .replace('## Examples\n\n<Examples />\n', '')
    .replace('<Overview />', `# ${title}\n\n${docstringOf(page)}\n\n${statusOf(title)}`)
    .replace('<StatusTable />', statusTable)
    .replaceAll(/<ConsumerFile of="(.*)" as="(.*)" \/>/g, (_, of: string, as: string) => {
      const language = path.extname(of).slice(1);
      return `\`${as}\`\n\n\`\`\`${language}\n${read(`consumers/${of}`)}\`\`\``;
    })
    .replaceAll(/\]\(\?path=[^)]*\)/g, ']')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const keys = body.includes('<Keyboard />') ? await keysOf(page) : '';
  return body
    .replace('<Keyboard />', keys)
    .replace('<Props />', () => `\`\`\`ts\n${apiOf(page)}\n\`\`\``);
}

interface Page {
  file: string;
  title: string;
  summary: string;
}

async function write(page: string, title: string): Promise<Page> {
  const file = `docs/${path.basename(page, '.mdx')}.md`;
  const text = await markdownOf(page, title);
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
