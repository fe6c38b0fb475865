import { NestedScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { ladder, ladderSizes } from '../../model';
import { number } from '../../model/format';
import { DataTable, numeric } from '../../components/data-table';

/** The tests in order, each with the gate after it; the last gate is before the plant. */
const steps = [
  { name: 'A tank', note: 'G0: do the equations hold?', ...ladder.tank },
  { name: 'A lake', note: 'G1: does the machine pass on the work?', ...ladder.lake },
  {
    name: 'At sea',
    note: 'G2: does the stroke keep its place?',
    ...ladder.sea,
  },
  { name: 'A plant', note: 'before it G3: will anybody pay?', ...ladder.plant },
];

/** Work of each step in parts of the one before, to two digits. */
const growth = steps
  .slice(1)
  .map(({ workKwh }, index) => number(Number((workKwh / steps[index]!.workKwh).toPrecision(2))));

/** Draws the vessels of the four tests inside each other, with the work from one to the next. */
export function NestedFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="The vessels of the four tests, and how much more work a stroke does from one to the next."
      note="vessels to one scale"
      descriptionLabel="Show as a table"
      description={
        <DataTable
          caption="The four tests"
          columns={['Vessel', 'Gate', numeric('Work of a stroke')]}
          rows={steps.map(({ name, note }, index) => [
            name,
            note,
            index > 0 ? `${growth[index - 1]!} times the one before` : 'the first',
          ])}
        />
      }
    >
      <NestedScene
        title="Four vessels of one shape inside each other: one to a person’s hip, one twice as high as a person, one as high as a house, one as high as a block of flats."
        personLabel="a person"
        vessels={steps.map(({ name, note }, index) => ({ name, note, ...ladderSizes[index]! }))}
        growth={growth.map((value, index) =>
          index ? `${value} times` : `${value} times the work`,
        )}
      />
    </Figure>
  );
}
