import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { routes } from '../app/routes/index.ts';
import { address, card } from './accounts.ts';
import { buildName } from './servers.ts';
import { expect, test } from './test.ts';

test("shows a visitor only the sign-in form, and no page downloads the editor's code", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(path.basename(request.url()));
  });
  await page.goto(address);
  await expect(card(page).getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByRole('main').getByRole('form')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const dist = path.join(import.meta.dirname, '..', buildName);
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const chunks = (await readdir(path.join(dist, 'assets'))).filter((name) => name.endsWith('.js'));
  const sources = new Map(
    await Promise.all(chunks.map(async (name) => [name, await read(`assets/${name}`)] as const)),
  );
  const chunksWith = (words: string) => chunks.filter((name) => sources.get(name)?.includes(words));
  const door = chunksWith('Signing in needs JavaScript');
  const editor = [...chunksWith('glossary_audit'), ...chunksWith('Set up an authenticator app')];
  expect(door).toHaveLength(1);
  expect(editor.length).toBeGreaterThan(1);
  expect(scripts).toEqual(expect.arrayContaining(door));
  expect(scripts.filter((name) => editor.includes(name))).toEqual([]);

  /** Returns a chunk and its static imports, transitively. */
  const needs = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    const imports =
      sources.get(name)?.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g) ?? [];
    for (const [, needed = ''] of imports) needs(needed, known);
    return known;
  };
  for (const route of routes.filter(({ path: other }) => other !== address)) {
    const html = await read(route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`);
    const asked = [...html.matchAll(/\/assets\/([^"']+\.js)/g)].flatMap(([, name = '']) => [
      ...needs(name),
    ]);
    expect(asked.length, route.path).toBeGreaterThan(1);
    expect(
      asked.filter((name) => [...door, ...editor].includes(name)),
      route.path,
    ).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('states that signing in needs JavaScript, and takes no password', async ({ page }) => {
    await page.goto(address);
    const note = page.getByRole('main').locator('noscript');
    await expect(note).toBeVisible();
    // Playwright does not read the text of a noscript element.
    expect(await note.innerHTML()).toContain('Signing in needs JavaScript');
    await expect(card(page).getByRole('button', { name: 'Sign in' })).toBeDisabled();
  });
});
