import { BarCell, Table, TableCell, TableHeader } from '@hadal/ui';
import { number } from '../../model/format';

/** Records of others beside the needs of the plant, each pair in one unit. */
const parts = [
  { name: 'Pull on a rope over a wheel', shown: 250, wanted: 8000, unit: 'kN' },
  { name: 'Width of a bag at sea', shown: 5, wanted: 20, unit: 'm' },
  { name: 'Depth of a bag, in a lake', shown: 55, wanted: 1000, unit: 'm' },
];

/** Shows as bars how much of what is wanted has been shown, where both are lengths or forces. */
export const ShownAndWanted = () => (
  <Table caption="How much of it has been shown, where it can be measured" ledger>
    <thead>
      <tr>
        <TableHeader>Part</TableHeader>
        <TableHeader>Shown, wanted</TableHeader>
        <TableHeader>Of all that is wanted</TableHeader>
        <TableHeader numeric>Share</TableHeader>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ name, shown, wanted, unit }) => (
        <tr key={name}>
          <TableHeader scope="row">{name}</TableHeader>
          <TableCell label="Shown, wanted">
            {number(shown)} of {number(wanted)}&nbsp;{unit}
          </TableCell>
          <BarCell label="Of all that is wanted" to={shown / wanted} />
          <TableCell label="Share" numeric>
            {number((100 * shown) / wanted)}&nbsp;%
          </TableCell>
        </tr>
      ))}
    </tbody>
  </Table>
);
