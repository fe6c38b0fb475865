import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { FootnoteLink } from './footnote-link';
import { Footnotes } from './footnotes';

const notes = [
  { id: 'note-density', text: 'At 4 °C and 35 g/kg.' },
  { id: 'note-depth', text: 'Measured from mean sea level.' },
];

describe('FootnoteLink', () => {
  describeComponent(FootnoteLink, { noteId: 'note-density', number: 1 });
  describeStrings('FootnoteLink', <FootnoteLink noteId="x" number={1} />);
});

describe('Footnotes', () => {
  describeComponent(Footnotes, { notes });
  describeStrings('Footnotes', <Footnotes notes={[{ id: 'x', text: '[mine]' }]} />);

  test('a number in the text leads to its note, and back', () => {
    render(
      <>
        <p>
          Sea water weighs more
          <FootnoteLink noteId="note-density" number={1} />.
        </p>
        <Footnotes notes={notes} />
      </>,
    );
    const there = screen.getByRole('doc-noteref', { name: 'Note 1' });
    const note = document.querySelector(there.getAttribute('href') ?? '');
    expect(note).toHaveTextContent('At 4 °C and 35 g/kg.');
    const back = screen.getByRole('doc-backlink', { name: 'Back to note 1 in the text' });
    expect(note).toContainElement(back);
    expect(document.querySelector(back.getAttribute('href') ?? '')).toContainElement(there);
  });

  test('is named by its title, of the level given', () => {
    render(<Footnotes notes={notes} titleLabel="Sources" level={3} />);
    expect(screen.getByRole('doc-endnotes', { name: 'Sources' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Sources' })).toBeVisible();
  });
});
