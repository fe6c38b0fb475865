/**
 * Unpacks the tarballs of `@hadal/ui` and this package as an installation does, starts the command
 * there, and talks to it like an agent. Needs no network: this package's dependencies are linked.
 */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const here = path.join(import.meta.dirname, '..');
const workshop = mkdtempSync(path.join(tmpdir(), 'hadal-mcp-'));
const app = path.join(workshop, 'app');
const empty = path.join(workshop, 'empty');
const placeOf = (name: string) => path.join(app, 'node_modules', name);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Packs a package of the workspace, and unpacks it into the app. */
function install(folder: string, name: string) {
  const tarball = path.join(workshop, 'packed.tgz');
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: folder, stdio: 'ignore' });
  mkdirSync(placeOf(name), { recursive: true });
  const to = ['--strip-components=1', '--directory', placeOf(name)];
  execFileSync('tar', ['--extract', '--gzip', '--file', tarball, ...to]);
}

/** Starts the installed command in a folder, and returns what asks it. */
async function start(cwd: string) {
  const { bin } = readJson(path.join(placeOf('@hadal/mcp'), 'package.json'));
  const command = path.join(placeOf('@hadal/mcp'), bin['hadal-mcp']);
  const transport = new StdioClientTransport({ command: process.execPath, args: [command], cwd });
  const agent = new Client({ name: 'check', version: '1.0.0' });
  await agent.connect(transport);
  const ask = async (tool: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await agent.callTool({ name: tool, arguments: input });
    const [{ text = '' } = {}] = content as { text?: string }[];
    return isError ? `Error: ${text}` : text;
  };
  return { ask, close: () => agent.close() };
}

try {
  install(path.join(here, '../ui'), '@hadal/ui');
  install(here, '@hadal/mcp');
  const { dependencies } = readJson(path.join(placeOf('@hadal/mcp'), 'package.json'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(path.dirname(placeOf(name)), { recursive: true });
    symlinkSync(path.join(here, 'node_modules', name), placeOf(name));
  }
  // A version that only this installation has shows which one answers.
  const manifest = path.join(placeOf('@hadal/ui'), 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...readJson(manifest), version: '9.8.7' }));

  const { ask, close } = await start(app);
  assert.match(await ask('list_components'), /^Components of @hadal\/ui 9\.8\.7:/);
  const button = await ask('get_component', { name: 'Button' });
  assert.match(button, /- `tone`: .*, default 'primary'\. The importance of the action/);
  assert.match(button, /## Keyboard\n\n- \*\*/);
  assert.match(await ask('find_component', { purpose: 'ask for confirmation' }), /ConfirmDialog/);
  assert.match(await ask('list_tokens', { group: 'color' }), /`--hadal-color-accent`: dark #/);
  assert.match(await ask('get_rules'), /One `UiProvider`/);
  const code = `import { Button } from '@hadal/ui';

<Button tone="loud" style={{ color: '#fff' }}>Go</Button>`;
  const findings = await ask('check_snippet', { code });
  assert.match(findings, /Line 3, wrong-value[^]*Line 3, raw-color/);
  assert.match(await ask('get_component', { name: 'Buton' }), /^Error: .*Did you mean Button\?/);
  await close();

  mkdirSync(empty);
  const elsewhere = await start(empty);
  assert.match(await elsewhere.ask('list_components'), /@hadal\/ui 9\.8\.7/);
  rmSync(placeOf('@hadal/ui'), { recursive: true });
  assert.match(await elsewhere.ask('list_components'), /^Error: @hadal\/ui is not installed in/);
  await elsewhere.close();
  console.log('The installed server answered from the installed package.');
} finally {
  rmSync(workshop, { recursive: true });
}
