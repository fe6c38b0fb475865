import { SheetScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { notes } from '../../content/notes';
import { tally } from '../../equations/tally.build';
import { plant } from '../../model';
import { day, number, quantity } from '../../model/format';

/** Draws the way of one figure onto a page, on an engineering sheet. */
export function SheetFigure({ label }: { label: string }) {
  const pressure = quantity(plant.storeBar, 'bar', 1);
  return (
    <Figure
      label={label}
      caption="One figure on its way: the pressure at the store, from a paper of 1983 to the pages that print it."
      note="each figure takes this way"
    >
      <SheetScene
        title={`A drawing sheet with a title block. A figure goes from a printed table through equation E2 and the model to a page that says ${pressure}.`}
        formula="z(p)"
        figure={pressure}
        stations={{
          source: { name: 'Source', note: 'Fofonoff and Millard, 1983' },
          equation: { name: 'Equation E2', note: 'pressure and depth, tested against their table' },
          model: { name: 'Model', note: 'plantChain() takes it as the pressure of the store' },
          page: { name: 'Page', note: 'Fundamentals, and each that says it' },
        }}
        revisions={notes.slice(0, 3).map(({ date, title }, index) => ({
          name: `Revision ${number(notes.length - index)}, ${day(date)}`,
          note: title,
        }))}
        block={{
          title: { label: 'Title', value: 'From an equation to a page' },
          cells: [
            { label: 'Sheet', value: '/docs#computed' },
            { label: 'Revision', value: number(notes.length) },
            { label: 'Date', value: day(notes[0]!.date) },
            { label: 'Scale', value: 'none' },
            { label: 'Checked', value: `${number(tally.met)} of ${number(tally.checked)}` },
            { label: 'By', value: notes[0]!.by },
          ],
        }}
      />
    </Figure>
  );
}
