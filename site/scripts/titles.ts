import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { brand } from '../app/brand.ts';

const pagesDir = path.join(import.meta.dirname, '../app/pages');
const title = /^export const meta\b[^{]*\{\s*title: (?:'([^'\\]+)'|brand\.(\w+))/m;

/** Reads the title out of a page's source: its text, or one of the brand's names. */
function titleIn(source: string, file: string): string {
  const [, text, name] = title.exec(source) ?? [];
  const found = text ?? brand[name as keyof typeof brand];
  if (typeof found === 'string') return found;
  throw new Error(
    `${file} begins its meta with no title that can be read without running it. Make it a text in quotes, or a name of the brand.`,
  );
}

/** Gives the app the title of each page as `virtual:titles`: the rest of a page arrives when it is asked for. */
export const titles = (): Plugin => ({
  name: 'titles',
  resolveId: (requested) => (requested === 'virtual:titles' ? '\0virtual:titles' : undefined),
  load: {
    filter: { id: /^\0virtual:titles$/ },
    async handler() {
      const files = await Array.fromAsync(glob('*.{tsx,mdx}', { cwd: pagesDir }));
      const entries = files.toSorted().map(async (file) => {
        const absolute = path.join(pagesDir, file);
        this.addWatchFile(absolute);
        return [path.parse(file).name, titleIn(await readFile(absolute, 'utf8'), file)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(await Promise.all(entries)))};`;
    },
  },
});
