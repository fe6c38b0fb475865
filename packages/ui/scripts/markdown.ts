import { existsSync } from 'node:fs';
import path from 'node:path';
import { describeStatus, type ComponentStatus } from '../src/docs/status.ts';
import { interfaceTables, statusTable } from '../src/docs/tables.ts';
import { apiOf, docblockOf, read, root } from './pages.ts';

const statuses = JSON.parse(read('status.json')) as ComponentStatus[];

function statusOf(title: string) {
  const status = statuses.find((one) => one.title === title);
  return status ? `Status: ${describeStatus(status)}` : '';
}

/** Returns the component's description from its docstring. */
function docstringOf(page: string) {
  const source = page.replace(/\.mdx$/, '.tsx');
  return existsSync(path.join(root, source)) ? docblockOf(read(source)) : '';
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
    .replace('<Overview />', `# ${title}\n\n${docstringOf(page)}\n\n${statusOf(title)}`)
    .replace('<StatusTable />', () => statusTable(statuses))
    .replace('<Interfaces />', () => interfaceTables)
    .replaceAll(/<(Conformance|Cost|Finder|Peers) \/>/g, '')
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
