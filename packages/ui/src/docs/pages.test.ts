// @vitest-environment node
import { expect, test } from 'vitest';
import { markdownOf } from '../../scripts/markdown';
import { componentPages, docblockOf, exportsOf } from '../../scripts/pages';

async function purposeOf(page: string) {
  const text = await markdownOf(page, '', async () => '');
  return text.split('\n\n')[1]!;
}

test.each(componentPages())('%s begins with what the component is for', async (page) => {
  expect(await purposeOf(page)).not.toMatch(/^(Returns|Status:)/);
});

test('a component is described by its own docblock, not that of a function before it', () => {
  const source = `/** Returns a half. */
export function half() {}

/** Shows a half. */
export function Half() {}`;
  expect(docblockOf(source)).toBe('Shows a half.');
});

test('a page describes the component that its stories show, as Storybook does', async () => {
  expect(await purposeOf('src/components/link/link.mdx')).toMatch(/^A link in running text/);
  expect(await purposeOf('src/components/toast/toast.mdx')).toMatch(/^Provides toasts/);
});

test('a page of several components describes each under its name', async () => {
  expect(await purposeOf('src/components/status/status.mdx')).toMatch(
    /^`ErrorMessage`: Reports a failure .* `Loading`: Reserves a page's place /,
  );
});

test('of two pages in one folder, each lists the parts of its own component', () => {
  const folder = 'src/components';
  expect(exportsOf(`${folder}/dialog/dialog.mdx`)).toEqual(
    expect.arrayContaining(['Dialog', 'DialogContent', 'DialogTrigger']),
  );
  expect(exportsOf(`${folder}/dialog/dialog.mdx`)).not.toContain('ConfirmDialog');
  expect(exportsOf(`${folder}/dialog/confirm-dialog.mdx`)).toEqual([
    'ConfirmDialog',
    'ConfirmDialogProps',
  ]);
  expect(exportsOf(`${folder}/table/table.mdx`)).toEqual(
    expect.arrayContaining(['Table', 'BarCell', 'useSelection']),
  );
  expect(exportsOf(`${folder}/table/table.mdx`)).not.toContain('useSort');
  expect(exportsOf(`${folder}/table/sort-header.mdx`)).toEqual(
    expect.arrayContaining(['SortHeader', 'useSort']),
  );
});

test('no export is listed on two pages, of which a program would read the wrong one', () => {
  const listed = componentPages().flatMap(exportsOf);
  expect(listed.filter((name, place) => listed.indexOf(name) !== place)).toEqual([]);
});
