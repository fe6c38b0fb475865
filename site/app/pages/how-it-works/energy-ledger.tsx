import { BarCell, Table, TableCell, TableHeader, Text } from '@hadal/ui';
import { energyAccount, plant } from '../../model';
import { number } from '../../model/format';

const [back, ...losses] = energyAccount;
const share = (mwh: number) => mwh / plant.inputMwh;

/** The lines of the account: the whole, each loss as a step down from it, and the rest. */
const lines = [
  { step: 'From wind and sun', note: 'in one full cycle', mwh: plant.inputMwh, kind: 'whole' },
  ...losses.map((loss) => ({ ...loss, kind: 'lost' }) as const),
  { ...back!, kind: 'kept' },
] as const;
let left = 1;
const rows = lines.map((line) => {
  const to = left;
  const from = line.kind === 'lost' ? to - share(line.mwh) : 0;
  if (line.kind === 'lost') left = from;
  return { ...line, from, to };
});

/** The energy of one cycle, line by line, with each part drawn along the whole. */
export function EnergyLedger() {
  return (
    <Table caption={`${number(plant.inputMwh)}\u00a0MWh in, rounded line by line`} ledger>
      <thead>
        <tr>
          <TableHeader>Where</TableHeader>
          <TableHeader>Returned and lost</TableHeader>
          <TableHeader numeric>MWh</TableHeader>
          <TableHeader numeric>Share, %</TableHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ step, note, mwh, kind, from, to }) => (
          <tr key={step}>
            <TableHeader scope="row">
              {step}
              <Text size="xs" tone="muted">
                {note}
              </Text>
            </TableHeader>
            <BarCell kind={kind} from={from} to={to} />
            <TableCell numeric>{number(mwh)}</TableCell>
            <TableCell numeric label="Share, %">
              {number(100 * share(mwh), 1)}
            </TableCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
