import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cssVariables } from '../../../ui/scripts/design-tokens.ts';
import { markdownOf } from '../../../ui/scripts/markdown.ts';
import { componentPages, guidePages, titleOf } from '../../../ui/scripts/pages.ts';
import { scale, themes } from '../../../ui/src/styles/tokens.ts';

const api = readFileSync(path.join(import.meta.dirname, '../../../ui/api.md'), 'utf8');
const exported = [...api.matchAll(/^(?:<(\w+)>|type (\w+)|const (\w+))/gm)].map(([, ...names]) =>
  names.find(Boolean)!,
);

/** Types as the build writes them: every export, and the docstrings of one component. */
const types = `
interface WithLevel {
	/** The heading level; follows the page's outline. @default 3 */
	level?: 2 | 3 | 4 | undefined;
}
interface CardTitleProps extends Omit<WithLevel, 'ref'> {
	/** The link target of the card. */
	href?: string | undefined;
}
declare function CardTitle(props: CardTitleProps): react.JSX.Element;
export { ${exported.join(', ')} };
`;

/**
 * Makes a folder in which `@hadal/ui` is installed with what the package in this workspace would
 * publish, short of what needs a build or a browser: types, and the keys of its stories.
 */
export async function createProject() {
  const project = mkdtempSync(path.join(tmpdir(), 'hadal-mcp-'));
  const folder = path.join(project, 'node_modules/@hadal/ui');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', JSON.stringify({ name: '@hadal/ui', version: '7.8.9' }));
  write('dist/index.d.ts', types);
  write('dist/tokens/tokens.css', cssVariables(scale, themes));
  const keysOf = async () => '- **Tab**: Moves on.';
  for (const page of [...componentPages(), ...guidePages()]) {
    write(`docs/${path.basename(page, '.mdx')}.md`, await markdownOf(page, titleOf(page), keysOf));
  }
  return project;
}
