import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../app/routes/index';
import type { Results } from './results';

const file = new URL('../../app/content/accessibility-results.json', import.meta.url);
const { pages } = JSON.parse(readFileSync(file, 'utf8')) as Results;

test('/accessibility prints results of existing pages only', () => {
  const paths = new Set(routes.map((route) => route.path));
  const gone = pages.paths.filter((page) => !paths.has(page));
  expect(gone, 'run "npm --prefix site run accessibility"').toEqual([]);
});
