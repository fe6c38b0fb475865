import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../app/routes/index';
import type { Results } from './results';

const file = new URL('../../app/content/accessibility-results.json', import.meta.url);
const { pages } = JSON.parse(readFileSync(file, 'utf8')) as Results;

test('/accessibility prints results for all existing pages', () => {
  expect(pages.paths, 'run "npm --prefix site run accessibility"').toEqual(
    routes.map(({ path }) => path),
  );
});
