/**
 * The package's class names, identical in each pass of the build and in the checks of its results.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { root } from './module-graph.ts';

const stylesheets = globSync('src/**/*.css.ts', { cwd: root }).toSorted();

/** A prefix per version, so that two versions can style one page. */
const prefix = `hd-${createHash('sha256').update(manifest.version).digest().readUInt32BE().toString(36).slice(-2)}`;

/**
 * Names a class by the version, the index of its file and its index in the file, so that scripts
 * and stylesheet agree across both passes. A hash per class would add 5 % to the compressed HTML of
 * a page and 11 % to the stylesheet. The names are private.
 */
export function classNames() {
  const inOrder = new Map<string, string[]>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const file = stylesheets.indexOf(
      path.relative(root, path.resolve(filePath)).split(path.sep).join('/'),
    );
    if (file < 0)
      throw new Error(`${filePath} is not among the stylesheets in src, so it has no name.`);
    const known = inOrder.get(filePath) ?? [];
    inOrder.set(filePath, known);
    if (!known.includes(hash)) known.push(hash);
    return `${prefix}${file.toString(36).padStart(2, '0')}${known.indexOf(hash).toString(36)}`;
  };
}

/** Returns the source stylesheet of a class. */
export const sourceOf = (name: string) =>
  stylesheets[Number.parseInt(name.slice(prefix.length).slice(0, 2), 36)] ?? '';
