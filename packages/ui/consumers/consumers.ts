import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { brandStyles } from '@hadal/ui/theme';
import { tide } from '../src/test/tide.ts';
import { serveFolder, serveNext, type Served } from './serve.ts';
import { changePages, meetTailwind, visit, visitBlock } from './visit.ts';
import { weigh } from './weigh.ts';

interface Consumer {
  /** The app's folder, if its name differs. */
  app?: string;
  /** The folder for the pages, menu and newsletter that consumers share, if it has them. */
  content?: string;
  serve: (dir: string) => Promise<Served>;
  /** True if the page has any scripts. */
  scripted: boolean;
  /** Versions to install in place of those in its `package.json`. */
  versions?: string[];
  /** Blocks that the shadcn CLI copies into it, from the package; the frame comes with them. */
  blocks?: string[];
  /** Environment variables for its build. */
  env?: Record<string, string>;
  /** Texts to replace in its files, each with another. */
  edits?: Record<string, [text: string, by: string][]>;
  /** True if it reads pages from strings, which Trusted Types forbid. */
  readsStrings?: boolean;
  /** Tests on its first page what no other consumer has. */
  also?: (page: Page) => Promise<void>;
}

const vite: Consumer = {
  content: 'src',
  serve: (dir) => serveFolder(path.join(dir, 'dist'), true),
  scripted: true,
};
const html: Consumer = {
  content: '.',
  serve: (dir) => serveFolder(path.join(dir, 'dist')),
  scripted: false,
};
const astro: Consumer = {
  content: 'src/components',
  serve: (dir) => serveFolder(path.join(dir, 'dist')),
  scripted: true,
};
const react18 = ['react@18.3.1', 'react-dom@18.3.1'];
const types18 = ['@types/react@18.3.31', '@types/react-dom@18.3.7'];

const consumers: Record<string, Consumer> = {
  next: { content: 'components', serve: serveNext, scripted: true },
  vite,
  astro,
  'astro-client-router': {
    ...astro,
    app: 'astro',
    edits: {
      'src/layouts/document.astro': [
        ["import '../", "import PageChanges from '../components/page-changes.astro';\nimport '../"],
        ['</head>', '<PageChanges /></head>'],
      ],
      'astro.config.ts': [
        // It would fetch pages ahead, most of which this site lacks.
        ['integrations', 'prefetch: false,\n  integrations'],
        [`"require-trusted-types-for 'script'",`, ''],
        [`"trusted-types 'none'",`, ''],
      ],
    },
    readsStrings: true,
    also: changePages,
  },
  html,
  blocks: {
    serve: vite.serve,
    scripted: true,
    blocks: readdirSync(path.join(import.meta.dirname, '../blocks'))
      .map((file) => path.basename(file, '.tsx'))
      .filter((name) => name !== 'site-frame'),
  },
  'vite-react-18': {
    ...vite,
    app: 'vite',
    versions: [...react18, ...types18],
    // This build of React logs its warnings to the console.
    env: { NODE_ENV: 'development' },
  },
  'vite-tailwind': {
    ...vite,
    app: 'vite',
    versions: ['tailwindcss@4.3.5', '@tailwindcss/vite@4.3.5'],
    edits: {
      'src/main.tsx': [["'@hadal/ui/styles.css'", "'./tailwind.css'"]],
      'src/home.tsx': [['<CardGroup>', '<CardGroup className="gap-[7px]">']],
      'vite.config.ts': [
        ['import react', "import tailwindcss from '@tailwindcss/vite';\nimport react"],
        ['react(),', 'react(), tailwindcss(),'],
      ],
    },
    also: meetTailwind,
  },
  'html-react-18': { ...html, app: 'html', versions: react18 },
};

export const names = Object.keys(consumers);

function find(name: string) {
  const consumer = consumers[name];
  if (!consumer)
    throw new Error(`There is no consumer "${name}": name some of ${names.join(', ')}.`);
  return consumer;
}

/** Runs npm in a folder, without telemetry. */
function npm(cwd: string, args: string[], env: Record<string, string> = {}) {
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };
  const all = { ...process.env, ...quiet, ...env };
  execFileSync('npm', args, { cwd, stdio: 'inherit', env: all });
}

/**
 * Copies a consumer into a folder of its own beside `hadal-ui.tgz`, which it installs; returns that
 * folder.
 */
export function copy(name: string, workshop: string) {
  const { app = name, content, edits = {} } = find(name);
  const dir = path.join(workshop, name);
  cpSync(path.join(import.meta.dirname, app), dir, { recursive: true });
  if (content)
    cpSync(path.join(import.meta.dirname, 'content'), path.join(dir, content), { recursive: true });
  // What is tested and no guide shows: a second brand, and a page that in other apps is a file.
  appendFileSync(path.join(dir, content ?? 'src', 'site.css'), brandStyles('tide', tide));
  if (app === 'vite') addLayers(path.join(dir, 'src/main.tsx'));
  for (const [file, replaced] of Object.entries(edits)) edit(path.join(dir, file), replaced);
  return dir;
}

function addLayers(main: string) {
  edit(main, [['</Routes>', '<Route path="/layers" element={<Layers />} /></Routes>']]);
  appendFileSync(main, `import { Layers } from './layers';\n`);
}

function edit(file: string, replaced: [text: string, by: string][]) {
  let source = readFileSync(file, 'utf8');
  for (const [text, by] of replaced) {
    if (!source.includes(text)) throw new Error(`${file} has no ${text} to replace.`);
    source = source.replace(text, by);
  }
  writeFileSync(file, source);
}

export function install(name: string, dir: string) {
  const { versions = [], blocks } = find(name);
  npm(dir, ['install', ...versions, '--no-audit', '--no-fund', '--loglevel=error']);
  if (!blocks) return;
  const items = blocks.map((block) => `./node_modules/@hadal/ui/registry/${block}.json`);
  npm(dir, ['exec', '--', 'shadcn', 'add', ...items, '--yes']);
}

/** Builds an installed consumer, tests it in a browser, and returns the weight of a first visit. */
export async function tryOut(name: string, dir: string, browser: Browser) {
  const { serve, blocks = [], env, ...asked } = find(name);
  npm(dir, ['run', '--silent', 'build'], env);
  const server = await serve(dir);
  try {
    const [first] = blocks;
    if (!first) await visit(browser, server.url, asked);
    for (const block of blocks) await visitBlock(browser, `${server.url}/${block}`);
    return await weigh(browser, first ? `${server.url}/${first}` : server.url);
  } finally {
    await server.close();
  }
}
