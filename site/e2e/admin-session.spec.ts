import type { Page } from '@playwright/test';
import {
  addSignedInEditor,
  fillIn,
  keepSignedIn,
  passFactor,
  removeFactors,
  startEnrolment,
} from './accounts.ts';
import { expectNoAxeFaults } from './axe.ts';
import { addTerm, button, dialog, field, open, row } from './editor.ts';
import { expect, test } from './test.ts';

const dropped = 'Your session needs its second factor again';

/** Starts a term without saving it. */
async function begin(page: Page) {
  await open(page, '?edit=new');
  await field(page, 'Term').fill('Berth');
  await field(page, 'Meaning').fill('Where a vessel lies.');
}

test('leads an editor whose second factor was removed through a new one, and keeps the draft', async ({
  page,
  context,
  consoleMessages,
}) => {
  const editor = await addSignedInEditor();
  await keepSignedIn(context, editor);
  await begin(page);
  await removeFactors(editor.id);
  await button(page, 'Save the term').click();
  await expect(page.getByRole('alert').filter({ hasText: dropped })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'New term')).toHaveCount(0);
  await expectNoAxeFaults(page);
  const secret = await startEnrolment(page);
  await passFactor(page, { secret });
  await expect(field(page, 'Term')).toHaveValue('Berth');
  await expect(field(page, 'Meaning')).toHaveValue('Where a vessel lies.');
  await expect(page.getByText(dropped)).toHaveCount(0);
  // The browser logs the refused request.
  consoleMessages.length = 0;
});

test('stops an editor who was signed out elsewhere from writing, and keeps the draft', async ({
  page,
  context,
  database,
  consoleMessages,
}) => {
  const editor = await addSignedInEditor();
  await keepSignedIn(context, editor);
  await begin(page);
  await field(page, 'Term').focus();
  await editor.signOut();
  // The page may already have noticed the sign-out and removed the button, so no click.
  await page.keyboard.press('Enter');
  await expect(page.getByText('your session has ended')).toBeVisible();
  expect(await database.select('glossary_terms?slug=eq.berth')).toEqual([]);
  await (await fillIn(page, editor)).click();
  await passFactor(page, editor, 1);
  await expect(field(page, 'Term')).toHaveValue('Berth');
  consoleMessages.length = 0;
});

test('does not report drafts as deleted to a former editor', async ({
  page,
  context,
  database,
  consoleMessages,
}) => {
  const { slug, term } = await addTerm(database);
  const editor = await addSignedInEditor();
  await keepSignedIn(context, editor);
  await open(page, `?q=${slug}`);
  await button(page, `Edit ${term}`).click();
  await field(page, 'Meaning').fill('Half a sentence');
  await removeFactors(editor.id);
  await database.update(`glossary_terms?slug=eq.${slug}`, { unit: 'm' });
  await expect(page.getByRole('alert').filter({ hasText: dropped })).toBeVisible();
  await expect(page.getByText(/deleted/)).toHaveCount(0);
  const secret = await startEnrolment(page);
  await passFactor(page, { secret });
  await expect(field(page, 'Meaning')).toHaveValue('Half a sentence');
  consoleMessages.length = 0;
});

test('tells an editor that the role was revoked', async ({
  page,
  context,
  database,
  consoleMessages,
}) => {
  const { slug, term } = await addTerm(database);
  const editor = await addSignedInEditor();
  await keepSignedIn(context, editor);
  await open(page, `?q=${slug}`);
  await expect(row(page, term)).toBeVisible();
  await editor.demote();
  await button(page, `Publish ${term}`).click();
  await expect(page.getByText(`${editor.email} may not edit the glossary`)).toBeVisible();
  expect((await database.select(`glossary_terms?slug=eq.${slug}`))[0]).toMatchObject({
    status: 'draft',
  });
  consoleMessages.length = 0;
});
