import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

/** The stylesheet of the built library as one file. */
export function stylesheet() {
  const list = fileURLToPath(import.meta.resolve('@hadal/ui/styles.css'));
  const { outputFiles } = buildSync({
    entryPoints: [list],
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0]!.text;
}
