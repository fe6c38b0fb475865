import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DeckSummary } from './deck-summary';
import { deckHref } from './deck-file';
import { slides } from './slides';

vi.mock('virtual:deck', () => ({ deck: undefined }));

test('states that there is no PDF, and still lists the text of every slide', () => {
  const html = renderToStaticMarkup(<DeckSummary />);
  expect(html).toContain('not in this build');
  expect(html).not.toContain(deckHref);
  for (const { id } of slides) expect(html).toContain(`id="${id}"`);
});
