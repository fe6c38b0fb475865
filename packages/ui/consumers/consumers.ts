import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { serveFolder, serveNext, type Served } from './serve.ts';
import { visit } from './visit.ts';
import { weigh } from './weigh.ts';

interface Consumer {
  /** Where it keeps its menu and its newsletter, which are the same for all. */
  content: string;
  serve: (dir: string) => Promise<Served>;
  /** Whether the page has scripts at all. */
  scripted: boolean;
}

const consumers: Record<string, Consumer> = {
  next: { content: 'app', serve: serveNext, scripted: true },
  vite: {
    content: 'src',
    serve: (dir) => serveFolder(path.join(dir, 'dist'), true),
    scripted: true,
  },
  astro: {
    content: 'src/components',
    serve: (dir) => serveFolder(path.join(dir, 'dist')),
    scripted: true,
  },
  html: { content: '.', serve: (dir) => serveFolder(path.join(dir, 'dist')), scripted: false },
};

export const names = Object.keys(consumers);

function find(name: string) {
  const consumer = consumers[name];
  if (!consumer)
    throw new Error(`There is no consumer "${name}": name some of ${names.join(', ')}.`);
  return consumer;
}

/** Runs a command in a folder, with nothing that reports to its makers. */
export function run(cwd: string, command: string, ...args: string[]) {
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };
  execFileSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...quiet } });
}

/** Copies one into a folder of its own beside `hadal-ui.tgz`, which it installs; returns that folder. */
export function copy(name: string, workshop: string) {
  const dir = path.join(workshop, name);
  cpSync(path.join(import.meta.dirname, name), dir, { recursive: true });
  const content = path.join(dir, find(name).content);
  cpSync(path.join(import.meta.dirname, 'content'), content, { recursive: true });
  return dir;
}

/** Builds one that is installed, uses it in a browser, and returns what a first visit weighs. */
export async function tryOut(name: string, dir: string, browser: Browser) {
  const { serve, scripted } = find(name);
  run(dir, 'npm', 'run', '--silent', 'build');
  const server = await serve(dir);
  try {
    await visit(browser, server.url, scripted);
    return await weigh(browser, server.url);
  } finally {
    await server.close();
  }
}
