/** An answer as a page: its HTML from the server, and the script that hydrates it. */
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Page {
  html: string;
  script: string;
}

/** An answer's imports resolve here, wherever its file lies. */
const resolveDir = import.meta.dirname;

async function bundle(contents: string, platform: 'node' | 'browser') {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'esm',
    jsx: 'automatic',
    target: 'es2022',
    nodePaths: [path.join(resolveDir, '../node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
}

/** Compiles an answer and renders it on the server; throws if either fails. */
export async function render(file: string): Promise<Page> {
  const answer = `import Page from ${JSON.stringify(file)};`;
  const script = await bundle(
    `${answer} import { hydrateRoot } from 'react-dom/client';
     hydrateRoot(document.getElementById('root'), <Page />);`,
    'browser',
  );
  const server = await bundle(
    `${answer} import { renderToString } from 'react-dom/server';
     require('node:fs').writeFileSync(process.env.ANSWER, renderToString(<Page />));`,
    'node',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'hadal-answer-'));
  const output = path.join(folder, 'page.html');
  try {
    // A process of its own: an answer may change globals, or never end.
    execFileSync(process.execPath, ['--input-type=commonjs'], {
      input: server,
      env: { ...process.env, ANSWER: output },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: 20_000,
    });
    return { html: readFileSync(output, 'utf8'), script };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
