import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

export interface Variant {
  name: string;
  render: () => string;
  document: string;
  script: string;
  styles: string;
}

/** Builds the page of a variant for browsers and for Node, as an app would. */
export async function buildVariant(name: string): Promise<Variant> {
  const file = (one: string) => path.join(import.meta.dirname, one);
  const outDir = mkdtempSync(path.join(tmpdir(), `hadal-bench-${name}-`));
  for (const side of ['client', 'server'])
    await build({
      configFile: false,
      logLevel: 'error',
      root: import.meta.dirname,
      // The entries name one of the variants.
      resolve: { alias: { './native': file(`${name}.tsx`) } },
      ssr: { noExternal: true },
      build: {
        ssr: side === 'server',
        outDir,
        emptyOutDir: false,
        rolldownOptions: {
          input: file(`${side}.tsx`),
          output: { entryFileNames: '[name].mjs', assetFileNames: 'styles.css' },
        },
      },
    });
  const read = (one: string) => readFileSync(path.join(outDir, one), 'utf8');
  const { render } = (await import(path.join(outDir, 'server.mjs'))) as Pick<Variant, 'render'>;
  const document =
    '<!doctype html><html lang="en" data-theme="light"><meta name="viewport" content="width=device-width">' +
    // A theme to choose is read before the first paint, as `themeScript` does.
    "<script>document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'light'</script>" +
    `<title>Bench</title><link rel="stylesheet" href="styles.css"><div id="root">${render()}</div>` +
    '<script type="module" src="client.mjs"></script>';
  const variant = {
    name,
    render,
    document,
    script: read('client.mjs'),
    styles: read('styles.css'),
  };
  rmSync(outDir, { recursive: true });
  return variant;
}
