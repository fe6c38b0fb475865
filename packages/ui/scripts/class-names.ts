/** The names of our classes: the same in each pass of the build and in what checks its results. */
import { globSync } from 'node:fs';
import path from 'node:path';

const stylesheets = globSync('src/**/*.css.ts').toSorted();

/**
 * A class is named by its file's place among all and its own place in the file: the same in both passes,
 * so that the scripts and the stylesheet agree, and half as long as a hash, which every page would repeat
 * hundreds of times. Nobody may rely on the names.
 */
export function classNames() {
  const inOrder = new Map<string, string[]>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const file = stylesheets.indexOf(
      path.relative('.', path.resolve(filePath)).split(path.sep).join('/'),
    );
    if (file < 0)
      throw new Error(`${filePath} is not among the stylesheets in src, so it has no name.`);
    const known = inOrder.get(filePath) ?? [];
    inOrder.set(filePath, known);
    if (!known.includes(hash)) known.push(hash);
    return `hadal-${file.toString(36).padStart(2, '0')}${known.indexOf(hash).toString(36)}`;
  };
}

/** The stylesheet in src that a class is from. */
export const sourceOf = (name: string) =>
  stylesheets[Number.parseInt(name.replace('hadal-', '').slice(0, 2), 36)] ?? '';
