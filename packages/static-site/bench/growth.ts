/**
 * Measures what a page costs as a site grows: builds generated sites through the package's own exports, each
 * in a process of its own. `--write` stores the table in `bench.md`; numbers choose other sizes.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  buildPages,
  checkBudgets,
  compress,
  writeHeaders,
  type ServerEntry,
} from '../src/index.ts';

const root = path.join(import.meta.dirname, '..');

/** Returns words that compress about as well as English, the same for each seed. */
function words(seed: number, count: number) {
  let state = seed * 7919 + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const word = () =>
    (Math.floor(next() ** 2 * 9_000) + 37 * 36).toString(36).replaceAll(/\d/g, 'e');
  return Array.from({ length: count }, word).join(' ');
}

/** 60 sections' worth of layout, shared by every page; the words of a page are a module of its own. */
const layout = `
import { definePages } from '${root}/src/runtime/pages.ts';
import { loadedPage, loadPage, pageOf } from '${root}/src/runtime/pages.ts';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
const files = import.meta.glob('./pages/*.js');
definePages({
  pageOf: (path) => path.slice(1) || 'p0',
  load: (page) => (files['./pages/' + page + '.js'] ?? files['./pages/p0.js'])(),
  loadFrame: () => import('./frame.jsx').then(({ Frame }) => Frame),
});
const Links = ({ of }) => (
  <ul className="c1 c2">
    {Array.from({ length: 60 }, (_, at) => (
      <li key={at} className={'c3 c' + (at + 20)}><a className="c4 c5" href={'/p' + at}>{of} {at}</a></li>
    ))}
  </ul>
);
function Page() {
  const page = pageOf(useLocation().pathname);
  const { Frame, Body, meta } = loadedPage(page) ?? use(loadPage(page));
  return <Frame meta={meta}><Body /></Frame>;
}
export const Root = () => (
  <>
    <header className="c6"><Links of="Menu" /></header>
    <main id="main"><Suspense><Page /></Suspense></main>
    <footer className="c7"><Links of="Page" /></footer>
  </>
);`;

const article = `
export const article = ({ title, parts }) => () => (
  <>
    <h1 className="c8 c9">{title}</h1>
    {parts.map((part, at) => (
      <section key={at} className={'c10 c' + (at + 100)}>
        <h2 id={'s' + at} className="c11 c12">{part.slice(0, 24)}</h2>
        {part.split(' e').map((text, line) => <p key={line} className={'c13 c' + ((line * 7) % 90 + 200)}>{text}</p>)}
      </section>
    ))}
  </>
);`;

async function writeApp(dir: string, count: number) {
  const write = (file: string, text: string) => writeFile(path.join(dir, file), text);
  await mkdir(path.join(dir, 'pages'));
  await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  const rules = Array.from({ length: 2_400 }, (_, at) => {
    const selector = at % 4 === 3 ? `.c${at - 3} > .c${at}:hover, .c${at}` : `.c${at}`;
    return `${selector} { color: var(--v${at % 80}); margin: ${at % 13}px; padding: var(--v${(at * 3) % 80}) }`;
  });
  const variables = Array.from({ length: 80 }, (_, at) => `--v${at}: ${at * 3}px`).join(';');
  await write(
    'styles.css',
    `@font-face { font-family: a; src: url(data:font/woff2,a) }\n:root { ${variables} }\n${rules.join('\n')}`,
  );
  await write(
    'index.html',
    '<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--app--></div><script type="module" src="/client.jsx"></script></body></html>',
  );
  await write(
    'frame.jsx',
    `export const Frame = ({ meta, children }) => <><title>{meta.title}</title>{children}</>;`,
  );
  await write('package.json', '{ "type": "module" }');
  await write('article.jsx', article);
  await write('root.jsx', layout);
  await write(
    'client.jsx',
    `import './styles.css';
import { hydrate } from '${root}/src/runtime/hydrate.tsx';
import { Root } from './root.jsx';
void hydrate(document.getElementById('root'), <Root />);`,
  );
  await write(
    'server.jsx',
    `import { render as renderPage } from '${root}/src/runtime/render.tsx';
import { Root } from './root.jsx';
const pages = Array.from({ length: ${count} }, (_, at) => ({ path: '/p' + at, page: 'p' + at }));
export const describePages = async () => pages;
export const unlisted = [];
export const render = (path) => renderPage(path, <Root />);
export const jsonLd = ({ path }) => JSON.stringify({ '@type': 'WebPage', url: path });
export const themeScript = () => 'document.documentElement.dataset.theme="dark"';`,
  );
  for (let at = 0; at < count; at += 1) {
    const parts = Array.from({ length: 20 }, (_, part) => words(at * 20 + part, 130));
    const page = { title: words(at, 4), parts };
    await write(
      `pages/p${at}.js`,
      `import { article } from '../article.jsx';
export const meta = { title: 'Page ${at}' };
export default article(${JSON.stringify(page)});`,
    );
  }
}

/** Builds one site as `site/scripts/build.ts` does. Returns its row of the table. */
async function measure(count: number) {
  const dir = await mkdtemp(path.join(tmpdir(), 'hadal-growth-'));
  const outDir = path.join(dir, 'dist');
  await writeApp(dir, count);
  const startedAt = performance.now();
  const cells: string[] = [];
  let used = process.cpuUsage();
  const step = () => {
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    cells.push(((user + system) / 1000 / count).toFixed(1));
    // Ten thousand pages take an hour on a busy machine.
    console.error(`${count} pages: ${cells.join(', ')} ms`);
  };
  const { pages, bundle } = await buildPages({
    config: {
      root: dir,
      configFile: false,
      logLevel: 'error',
      define: { 'import.meta.env.REPORT_URL': 'undefined' },
    },
    serverEntry: 'server.jsx',
    load: async (url) => {
      step();
      return (await import(url)) as ServerEntry<{ path: string; page: string }>;
    },
    groups: [{ name: 'app', tags: ['$initial'] }],
    firstParts: [],
    outDir,
  });
  step();
  await writeHeaders(outDir, { api: 'https://example.org', payments: [] });
  step();
  await compress(outDir);
  step();
  await checkBudgets(outDir, pages, bundle, {
    headerModules: ['index.html'],
    pageModules: ({ page }) => ['frame.jsx', `pages/${page}.js`],
    budgetOf: () => ({ html: Infinity, firstView: Infinity, menu: Infinity, scripts: Infinity }),
    file: import.meta.filename,
  });
  step();
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(dir, { recursive: true });
  const sum = cells.reduce((total, cell) => total + Number(cell), 0).toFixed(1);
  const peak = process.resourceUsage().maxRSS / 1024;
  return `| ${[count, Math.round(seconds), ...cells, sum, Math.round(peak)].join(' | ')} |`;
}

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, one: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.one) {
  console.log(await measure(Number(positionals[0])));
} else {
  const sizes = positionals.length ? positionals : ['100', '1000', '10000'];
  const rows = sizes.map((size) => {
    const printed = execFileSync(process.execPath, [import.meta.filename, '--one', size]);
    return printed.toString().trim().split('\n').at(-1)!;
  });
  const table = `# What a page costs as a site grows

Written by \`npm --prefix packages/static-site run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}. Each page is 89 kB of HTML with a
chunk of its own of 18 kB; layout and stylesheet are shared. Milliseconds are of processor time per page, on all
threads, since a machine may be busy; seconds are of this run.

| pages | seconds | bundle ms | render ms | headers ms | compress ms | budgets ms | in all, ms | peak MB |
| ----: | ------: | --------: | -----------: | ---------: | ----------: | ---------: | ---------: | ------: |
${rows.join('\n')}
`;
  console.log(table);
  if (values.write) await writeFile(path.join(root, 'bench.md'), table);
}
