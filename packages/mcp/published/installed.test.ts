import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

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

beforeAll(() => {
  install(path.join(here, '../ui'), '@hadal/ui');
  install(here, '@hadal/mcp');
  // Linked, so that no network is needed.
  const { dependencies } = readJson(path.join(placeOf('@hadal/mcp'), 'package.json'));
  for (const name of Object.keys(dependencies)) {
    mkdirSync(path.dirname(placeOf(name)), { recursive: true });
    symlinkSync(path.join(here, 'node_modules', name), placeOf(name));
  }
  // A version that only this installation has shows which one answers.
  const manifest = path.join(placeOf('@hadal/ui'), 'package.json');
  writeFileSync(manifest, JSON.stringify({ ...readJson(manifest), version: '9.8.7' }));
  return () => rmSync(workshop, { recursive: true });
}, 180_000);

test('the installed command answers from the installed package', async () => {
  const { ask, close } = await start(app);
  expect(await ask('list_components')).toMatch(/^Components of @hadal\/ui 9\.8\.7:/);
  const button = await ask('get_component', { name: 'Button' });
  expect(button).toMatch(/- `tone`: .*, default 'primary'\. The importance of the action/);
  expect(button).toMatch(/## Keyboard\n\n- \*\*/);
  expect(await ask('find_component', { purpose: 'ask for confirmation' })).toMatch(/ConfirmDialog/);
  expect(await ask('list_tokens', { group: 'color' })).toMatch(/`--hadal-color-accent`: dark #/);
  expect(await ask('get_rules')).toMatch(/At most one `UiProvider`/);
  const code = `import { Button } from '@hadal/ui';

<Button tone="loud" style={{ color: '#fff' }}>Go</Button>`;
  const findings = await ask('check_snippet', { code });
  expect(findings).toMatch(/Line 3, wrong-value[^]*Line 3, raw-color/);
  const misspelt = await ask('get_component', { name: 'Buton' });
  expect(misspelt).toMatch(/^Error: .*Did you mean Button\?/);
  await close();
});

test('in a folder without @hadal/ui it answers from the one beside it, or says what is missing', async () => {
  mkdirSync(empty);
  const { ask, close } = await start(empty);
  expect(await ask('list_components')).toMatch(/@hadal\/ui 9\.8\.7/);
  rmSync(placeOf('@hadal/ui'), { recursive: true });
  expect(await ask('list_components')).toMatch(/^Error: @hadal\/ui is not installed in/);
  await close();
});
