/** Measures the package's cost to a page, in bytes after brotli, beside that of its peers. */
import { build } from 'esbuild';
import path from 'node:path';
import { brotli, dist, inAnApp } from './in-an-app.ts';

interface Size {
  bytes: number;
  /** The limit, in bytes. */
  budget: number;
  /** The same in other packages, in kB, measured once in the same way. */
  peers: Record<string, number>;
}

async function wholeStylesheet() {
  const { outputFiles } = await build({ entryPoints: [path.join(dist, 'styles.css')], ...inAnApp });
  return brotli(outputFiles[0]!.contents);
}

/** Measures an app that imports only these names, without React. */
async function script(...names: string[]) {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join(', ')} } from './index.js';`, resolveDir: dist },
    ...inAnApp,
  });
  return brotli(outputFiles[0]!.contents);
}

export async function measureSizes(): Promise<Record<string, Size>> {
  return {
    'The whole stylesheet': {
      bytes: await wholeStylesheet(),
      budget: 20_000,
      peers: { 'Radix Themes': 51.6, Primer: 35.3, Mantine: 32.7, 'GOV.UK': 13.2 },
    },
    Button: {
      bytes: await script('Button'),
      budget: 1800,
      peers: { 'Radix Themes': 4.9, Primer: 7.1, Mantine: 11.4 },
    },
    'Header, MegaMenu, ModalMenu': {
      bytes: await script('Header', 'MegaMenu', 'ModalMenu'),
      budget: 24_000,
      // Radix Primitives without styles and without a header.
      peers: { 'Radix Primitives': 18 },
    },
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function printSizes(sizes: Record<string, Size>) {
  console.table(
    Object.fromEntries(
      Object.entries(sizes).map(([name, { bytes, budget, peers }]) => [
        name,
        {
          brotli: kB(bytes),
          'at most': kB(budget),
          'peers, as we measured them before': Object.entries(peers)
            .map(([peer, size]) => `${peer} ${size}`)
            .join(', '),
        },
      ]),
    ),
  );
}
