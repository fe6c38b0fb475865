import { LocksScene } from '@hadal/illustrations';
import { Figure } from '@hadal/ui';
import { brand } from '../../brand';
import { DataTable } from '../../components/data-table';
import { storageCost } from '../../model/cost.build';
import { quantity } from '../../model/format';

const { firstPlant } = storageCost;
const dollars = (value: number) => quantity(value, '$/MWh');

/** Payees from the first that is paid, with what each gets of a stored megawatt-hour, $. */
const gates = [
  { name: 'Wind and sun farms', of: 'for the power', fall: firstPlant.energy },
  { name: 'Rope makers', of: 'for new ropes', fall: firstPlant.replacement },
  { name: 'Crews and yards', of: 'for upkeep', fall: firstPlant.operation },
  { name: 'Owners and lenders', of: 'for the plant itself', fall: firstPlant.capital },
].map(({ of, ...gate }) => ({ ...gate, note: `${dollars(gate.fall)} ${of}` }));

const payments = [
  ['Gifts and grants, for nothing in return', 'Donors', brand.foundation],
  ['The use of results, at arm’s length', brand.company, brand.foundation],
  ['A share in a plant and its risks', 'Investors', brand.company],
  ['Capacity, reserve and shifted power', 'Grids and islands', brand.company],
  ['Software for plants of its own', brand.company, brand.digital],
  ['Licences for software', 'Owners of other stores', brand.digital],
] as const;

/** Draws the price of a stored megawatt-hour as locks, with gifts in a basin of their own. */
export function MoneyFigure({ label }: { label: string }) {
  return (
    <Figure
      label={label}
      caption={`What a buyer would pay for a megawatt-hour, lock by lock. Gifts stand behind a dam: money can pass its flap to ${brand.foundation}, and none comes back.`}
      note="falls to scale, illustrative, give or take half"
      descriptionLabel="Show as a table"
      description={
        <DataTable
          caption="Who would pay whom"
          columns={['For what', 'Who pays', 'Whom']}
          rows={payments}
        />
      }
    >
      <LocksScene
        title={`A canal falls through four locks from what grids and islands pay, ${dollars(firstPlant.total)}, to nothing. ${gates.map(({ name, note }) => `${name} get ${note}`).join('; ')}. Gifts lie in a basin behind a dam whose flap opens one way.`}
        source={{
          name: 'Grids and islands',
          note: `pay ${brand.company} ${dollars(firstPlant.total)}`,
        }}
        gates={gates}
        basin={{
          name: brand.foundation,
          note: 'gifts, and a price for results; nothing flows back',
        }}
      />
    </Figure>
  );
}
