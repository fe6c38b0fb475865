import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeStatus, type ComponentStatus } from '../src/docs/status.ts';
import { interfaceTables, statusTable } from '../src/docs/tables.ts';
import { apiOf, docblockOf, guidePages, pagesIn, read, root, titleOf } from './pages.ts';

const statuses = JSON.parse(read('status.json')) as ComponentStatus[];

function statusOf(title: string) {
  const status = statuses.find((one) => one.title === title);
  return status ? `Status: ${describeStatus(status)}` : '';
}

/** The guides' files by their addresses in Storybook. */
const guides = new Map(
  guidePages().map((page) => {
    const address = titleOf(page)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    return [`/docs/${address}--docs`, `${path.basename(page, '.mdx')}.md`];
  }),
);

/**
 * Returns the description of the component that the page's stories show, from its docstring; without
 * a source of the page's name, that of each component in the folder.
 */
function docstringOf(page: string) {
  const folder = path.dirname(page);
  if (existsSync(path.join(root, page.replace(/\.mdx$/, '.tsx')))) {
    const [, shown] = /\bcomponent: (\w+)/.exec(read(page.replace(/\.mdx$/, '.stories.tsx')))!;
    const sources = pagesIn(`${folder}/!(*.stories|*.test).tsx`);
    return sources.map((source) => docblockOf(read(source), shown)).find(Boolean) ?? '';
  }
  return [...read(`${folder}/index.ts`).matchAll(/\{ (\w+).* from '\.\/(.*)'/g)]
    .map(([, name, file]) => `\`${name}\`: ${docblockOf(read(`${folder}/${file}.tsx`))}`)
    .join(' ');
}

/**
 * Converts a page to Markdown, without the parts that only Storybook can show; `keysOf` lists the
 * keys of its stories.
 */
export async function markdownOf(
  page: string,
  title: string,
  keysOf: (page: string) => Promise<string>,
) {
  const body = read(page)
    .replace(/^[^]*?<Meta .*\/>\n/, '')
    .replace('## Examples\n\n<Examples />\n', '')
    .replaceAll(/<Unstyled>.*<\/Unstyled>/g, '')
    .replace('<Overview />', () => `# ${title}\n\n${docstringOf(page)}\n\n${statusOf(title)}`)
    .replace('<StatusTable />', () => statusTable(statuses))
    .replace('<Interfaces />', () => interfaceTables)
    .replace('<Conformance />', '')
    .replaceAll(/<ConsumerFile of="(.*)" as="(.*)" \/>/g, (_, of: string, as: string) => {
      const language = path.extname(of).slice(1);
      return `\`${as}\`\n\n\`\`\`${language}\n${read(`consumers/${of}`)}\`\`\``;
    })
    .replaceAll(/\[([^\]]*)\]\(\?path=([^)]*)\)/g, (_, words: string, address: string) => {
      const file = guides.get(address);
      return file ? `[${words}](${file})` : words;
    })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const keys = body.includes('<Keyboard />') ? await keysOf(page) : '';
  return body
    .replace('<Keyboard />', keys)
    .replace('<Props />', () => `\`\`\`ts\n${apiOf(page)}\n\`\`\``);
}
