import { expect, test } from 'vitest';
import { routes } from '../../app/routes/records.ts';
import { ideaOf } from './draw-idea.ts';

test('the picture of each page shows a drawing that no other has', () => {
  // Home has the vessel itself, and the others nothing to show.
  const plain = new Set(['home', 'admin-glossary', 'all-pages']);
  const drawings = routes.filter(({ page }) => !plain.has(page)).map(({ page }) => ideaOf(page));
  expect(new Set(drawings).size).toBe(routes.length - plain.size);
  expect(drawings).not.toContain(undefined);
});
