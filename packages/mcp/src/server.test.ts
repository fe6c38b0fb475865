import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './server.ts';
import { createProject } from './test/project.ts';

const installed = 'node_modules/@hadal/ui';
let project = '';
let client: Client;

async function connect(folder: string) {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const agent = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([createServer(folder).connect(there), agent.connect(here)]);
  return agent;
}

interface Answer {
  content: { text: string }[];
  isError?: boolean;
  structuredContent?: unknown;
}

async function ask(tool: string, input: Record<string, unknown> = {}, agent = client) {
  const answer = await agent.callTool({ name: tool, arguments: input });
  const { content, isError = false, structuredContent } = answer as unknown as Answer;
  return { text: content[0]?.text ?? '', isError, structuredContent };
}

beforeAll(async () => {
  project = await createProject();
  client = await connect(project);
});
afterAll(async () => {
  await client.close();
  rmSync(project, { recursive: true });
});

test('offers six tools, each of which only reads', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_components',
    'get_component',
    'find_component',
    'list_tokens',
    'get_rules',
    'check_snippet',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

describe('list_components', () => {
  test('names each with its parts, maturity and purpose, for the installed version', async () => {
    const { text } = await ask('list_components');
    expect(text).toMatch(/^Components of @hadal\/ui 7\.8\.9:/);
    expect(text).toMatch(
      /- \*\*Card\*\* \(Card, .*CardTitle.*; Beta\): Groups content on one subject\./,
    );
  });
});

describe('get_component', () => {
  test.each(['CardTitle', 'Card', 'card'])('returns the page of %s', async (name) => {
    const { text } = await ask('get_component', { name });
    expect(text).toContain('# Card\n\nGroups content');
    expect(text).toContain('## Keyboard\n\n- **Tab**');
    expect(text).toContain('## Accessibility');
    expect(text).toContain('<CardTitle href="/how-it-works">');
    expect(text).toContain('- `href`: `string`. The link target of the card.');
    expect(text).toContain(
      "- `level`: `2 | 3 | 4`, default 3. The heading level; follows the page's outline.",
    );
    expect(text).toContain('All attributes of its element, `HTMLHeadingElement`.');
  });

  test.each([
    ['Dialog', 'Dialog'],
    ['DialogTrigger', 'Dialog'],
    ['ConfirmDialog', 'Confirm dialog'],
    ['TableCell', 'Table'],
    ['SortHeader', 'Sort header'],
  ])('returns for %s the page %s, though another is in its folder', async (name, title) => {
    const { text } = await ask('get_component', { name });
    expect(text).toMatch(new RegExp(`^# ${title}\n`));
    expect(text).toContain(`### ${name}\n`);
  });

  test('includes the types of its props', async () => {
    const { text } = await ask('get_component', { name: 'Breadcrumbs' });
    expect(text).toContain('- `pages`: `readonly Breadcrumb[]`, required');
    expect(text).toContain('type Breadcrumb {');
  });

  test('says of an unknown name which is meant', async () => {
    expect(await ask('get_component', { name: 'CardTitel' })).toMatchObject({
      text: '@hadal/ui 7.8.9 has no component "CardTitel". Did you mean CardTitle?',
      isError: true,
    });
  });
});

describe('find_component', () => {
  test.each([
    ['questions with answers that open', 'Accordion'],
    ['choose one of a few options', 'Radio group'],
    ['ask for confirmation', 'Confirm dialog'],
    ['trail of links to the current page', 'Breadcrumbs'],
    ['a message that must not be missed', 'Callout'],
    ['tables', 'Table'],
  ])('%s: %s', async (purpose, title) => {
    const { text } = await ask('find_component', { purpose });
    expect(text).toContain(`**${title}**`);
    expect(text).toContain('When not to:');
  });

  test('says how to ask if nothing is described so', async () => {
    const { text, isError } = await ask('find_component', { purpose: 'xylophone' });
    expect(isError).toBe(true);
    expect(text).toContain('try others');
  });
});

describe('list_tokens', () => {
  test('gives the values in both themes', async () => {
    const { text } = await ask('list_tokens', { group: 'color' });
    expect(text).toContain('- `--hadal-color-text`: dark #EAF5F2, light #08232B');
    expect(text).not.toContain('--hadal-space-md`');
    expect((await ask('list_tokens')).text).toContain('- `--hadal-space-md`: 24px');
  });

  test('names the groups if asked for none of them', async () => {
    const { text, isError } = await ask('list_tokens', { group: 'colour' });
    expect(isError).toBe(true);
    expect(text).toContain('Its groups are');
  });
});

describe('get_rules', () => {
  test('returns the rules of composing a page, or another guide', async () => {
    expect((await ask('get_rules')).text).toContain('At most one `UiProvider`');
    expect((await ask('get_rules', { guide: 'forms' })).text).toContain('# Forms');
  });

  test('names the guides if asked for none of them', async () => {
    const { text, isError } = await ask('get_rules', { guide: '../package' });
    expect(isError).toBe(true);
    expect(text).toContain('composing');
  });
});

describe('check_snippet', () => {
  test('returns findings to read and to compute with', async () => {
    const { text, structuredContent } = await ask('check_snippet', {
      code: '<TextField name="email" />',
    });
    expect(text).toMatch(/^- Line 1, missing-label: .*\n {2}Why: .*\n {2}Fix: .*$/);
    expect(structuredContent).toMatchObject({
      version: '7.8.9',
      findings: [{ line: 1, rule: 'missing-label' }],
    });
  });

  test('returns no more than can be read', async () => {
    const code = Array.from({ length: 200 }, (_, index) => `<A${index} />`).join('\n');
    const { structuredContent } = await ask('check_snippet', { code });
    expect((structuredContent as { findings: unknown[] }).findings).toHaveLength(100);
  });

  test('says what it does not check if it finds nothing', async () => {
    const { text } = await ask('check_snippet', { code: '<Text>Air</Text>' });
    expect(text).toMatch(/^No findings .* not checked/);
  });

  test.each([
    ['nothing', {}],
    ['a number', { code: 5 }],
    ['more than any file', { code: 'a'.repeat(100_001) }],
    ['elements too deep to follow', { code: '<b>'.repeat(14_000) + '</b>'.repeat(14_000) }],
  ])('answers %s with an error, and goes on', async (_, input) => {
    expect((await ask('check_snippet', input)).isError).toBe(true);
    expect((await ask('check_snippet', { code: '<Text>Air</Text>' })).isError).toBe(false);
  });
});

test('reads a version that is installed while it runs', async () => {
  const manifest = path.join(project, installed, 'package.json');
  writeFileSync(manifest, JSON.stringify({ name: '@hadal/ui', version: '8.0.0' }));
  expect((await ask('list_components')).text).toContain('@hadal/ui 8.0.0');
});

describe('an installation that cannot be read', () => {
  test('without its documentation', async () => {
    rmSync(path.join(project, installed, 'docs'), { recursive: true });
    const { text, isError } = await ask('list_components');
    expect(isError).toBe(true);
    expect(text).toMatch(/lacks docs.* Install it again/);
  });

  test('without its tokens', async () => {
    const broken = await createProject();
    rmSync(path.join(broken, installed, 'dist'), { recursive: true });
    const agent = await connect(broken);
    const { text, isError } = await ask('list_tokens', {}, agent);
    expect(isError).toBe(true);
    expect(text).toMatch(/lacks dist\/tokens\/tokens\.css.* Install it again/);
    await agent.close();
    rmSync(broken, { recursive: true });
  });
});
