import { addSignedInEditor, keepSignedIn, type SignedInEditor } from './accounts.ts';
import { addTerm, button, dialog, field, open, unique } from './editor.ts';
import { apiUrl } from './servers.ts';
import { expect, test } from './test.ts';

// Serial, since each test's changes would show in the others' pages.
test.describe.configure({ mode: 'default' });

let editor: SignedInEditor;
test.beforeAll(async () => {
  editor = await addSignedInEditor();
});
test.beforeEach(({ context }) => keepSignedIn(context, editor));

test('keeps a draft over Back, a reload and closing the dialog', async ({ page, database }) => {
  const { slug, term } = await addTerm(database);
  await open(page, `?q=${slug}`);
  await button(page, `Edit ${term}`).click();
  await field(page, 'Meaning').fill('Half a sentence');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await button(page, `Edit ${term}`).click();
  await expect(field(page, 'Meaning')).toHaveValue('Half a sentence');
  await page.reload();
  await expect(dialog(page).getByText('This is what you had typed')).toBeVisible();
  await expect(field(page, 'Meaning')).toHaveValue('Half a sentence');
  await page.keyboard.press('Escape');
  await button(page, 'Keep editing').click();
  await expect(field(page, 'Meaning')).toHaveValue('Half a sentence');
  await page.keyboard.press('Escape');
  await button(page, 'Discard the changes').click();
  await expect(dialog(page)).toBeHidden();
  await button(page, `Edit ${term}`).click();
  await expect(field(page, 'Meaning')).toHaveValue('How deep it is here.');
});

test('keeps the draft when a save fails, and stores one row on a double click @fault', async ({
  page,
  database,
  consoleMessages,
}) => {
  const name = unique('Lead');
  await open(page, '?edit=new');
  await field(page, 'Term').fill(name);
  await field(page, 'Meaning').fill('A weight on a line.');
  const table = `${apiUrl}/rest/v1/glossary_terms*`;
  await page.route(table, (route) => route.abort('connectionrefused'));
  // On a phone the form is longer than the window.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const label of ['Term', 'See also']) {
    await field(page, label).focus();
    await button(page, 'Save the term').click();
    await expect(dialog(page).getByText('The term was not saved')).toBeInViewport();
  }
  await page.unroute(table);
  // The row is stored, but the response is lost.
  await page.route(table, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed');
  await button(page, 'Save the term').click();
  await lost;
  expect(await database.select(`glossary_terms?term=eq.${name}`)).toHaveLength(1);
  await page.unroute(table);
  await button(page, 'Save the term').dblclick();
  await expect(page.getByText(`“${name}” is saved.`)).toBeVisible();
  expect(await database.select(`glossary_terms?term=eq.${name}`)).toHaveLength(1);
  // The browser logs the refused request.
  consoleMessages.length = 0;
});

test('keeps what is typed while the term is being sent, and saves it next', async ({
  page,
  database,
}) => {
  const name = unique('Line');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${apiUrl}/rest/v1/glossary_terms*`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await open(page, '?edit=new');
  await field(page, 'Term').fill(name);
  await field(page, 'Meaning').fill('It reaches down.');
  await button(page, 'Save the term').click();
  await field(page, 'Meaning').fill('It reaches down to the weight.');
  release();
  await expect(page.getByText(`“${name}” is saved, but not what you have typed`)).toBeVisible();
  await expect(dialog(page).getByText('Somebody has')).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Meaning')).toHaveValue('It reaches down to the weight.');
  await button(page, 'Save the term').click();
  await expect(dialog(page)).toBeHidden();
  expect(await database.select(`glossary_terms?term=eq.${name}`)).toEqual([
    expect.objectContaining({ definition: 'It reaches down to the weight.' }),
  ]);
});

test('corrects a term whose save was stored although its answer was lost @fault', async ({
  page,
  database,
  consoleMessages,
}) => {
  const name = unique('Chain');
  const table = `${apiUrl}/rest/v1/glossary_terms*`;
  /** Presses the button; the change is stored, but its answer does not arrive. */
  const loseAnswer = async (method: string) => {
    await page.route(table, async (route) => {
      if (route.request().method() !== method) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await button(page, 'Save the term').click();
    await expect(dialog(page).getByText('The term was not saved')).toBeVisible();
    await page.unroute(table);
  };
  const stored = () => database.select(`glossary_terms?term=eq.${name}`);
  await open(page, '?edit=new');
  await field(page, 'Term').fill(name);
  await field(page, 'Meaning').fill('Of iron.');
  await loseAnswer('POST');
  await field(page, 'Meaning').fill('Of steel.');
  await button(page, 'Save the term').click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored()).toEqual([expect.objectContaining({ definition: 'Of steel.' })]);

  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await button(page, `Edit ${name}`).click();
  await field(page, 'Meaning').fill('Of fibre.');
  await loseAnswer('PATCH');
  await field(page, 'Meaning').fill('Of fibre, which floats.');
  await button(page, 'Save the term').click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored()).toEqual([
    expect.objectContaining({ definition: 'Of fibre, which floats.' }),
  ]);
  // The browser logs the requests that failed.
  consoleMessages.length = 0;
});
