import { Figure, StateDiagram } from '@hadal/ui';
import { brand } from '../brand';

const parties = [
  { id: 'company', label: brand.company, note: 'builds and runs plants' },
  { id: 'givers', label: 'Givers', note: 'people and funds' },
  { id: 'foundation', label: brand.foundation, note: 'tests and publishes' },
  { id: 'investors', label: 'Investors', note: 'may lose all of it' },
  { id: 'customers', label: 'Grids and islands', note: 'buy what a store does' },
  { id: 'owners', label: 'Owners of other stores', note: 'of whatever kind' },
  { id: 'digital', label: brand.digital, note: 'makes software' },
];

const payments = [
  { from: 'givers', to: 'foundation', when: 'gifts and grants, for nothing in return' },
  { from: 'company', to: 'foundation', when: 'the use of its results, at arm’s length' },
  { from: 'investors', to: 'company', when: 'a share in a plant and its risks' },
  { from: 'customers', to: 'company', when: 'capacity, reserve and shifted power' },
  { from: 'owners', to: 'digital', when: 'licences for software' },
  { from: 'company', to: 'digital', when: 'software for plants of its own' },
];

/** Diagrams the payments between parties. */
export function MoneyFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption="Who would pay whom. No arrow leads from givers to the company, by any way."
      note="planned, nothing registered"
      description={`Givers pay ${brand.foundation}. ${brand.company} pays ${brand.foundation} for the use of its results, at arm’s length, and ${brand.digital} for software. Investors and customers pay ${brand.company}. Owners of other stores pay ${brand.digital}. Money that was given never reaches the company.`}
    >
      <StateDiagram
        title="The three arms and who would pay whom."
        description={`${brand.company} stands in the middle. Investors and customers pay it; it pays ${brand.foundation}, which givers pay too, and ${brand.digital}, which other owners of stores pay too.`}
        hub="company"
        fromLabel="Who pays"
        toLabel="Whom"
        whenLabel="For what"
        states={parties}
        transitions={payments}
      />
    </Figure>
  );
}
