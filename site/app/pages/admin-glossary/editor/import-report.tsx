import { Stack, Table, TableCell, TableHeader, Text } from '@hadal/ui';
import type { Plan } from './import-plan';
import { fieldNames } from './term';

export interface ImportReportProps {
  plan: Plan;
}

/** The most records left out that are listed: a file of something else holds tens of thousands. */
const most = 200;

/** Lists the terms an import would add or change, and the records it would skip, with reasons. */
export function ImportReport({ plan: { added, changed, unchanged, bad } }: ImportReportProps) {
  return (
    <Stack>
      <output>
        {added.length} to add, {changed.length} to change, {unchanged} unchanged,{' '}
        {bad.length === 0 ? 'none left out' : `${bad.length} left out`}.
      </output>
      {bad.length > 0 && (
        <Table caption="Left out">
          <thead>
            <tr>
              <TableHeader>Row</TableHeader>
              <TableHeader>Term</TableHeader>
              <TableHeader>Why</TableHeader>
            </tr>
          </thead>
          <tbody>
            {bad.slice(0, most).map(({ number, name, reasons }) => (
              <tr key={number}>
                <TableHeader scope="row">{number}</TableHeader>
                <TableCell>{name || 'No name'}</TableCell>
                <TableCell>{reasons.join('. ')}.</TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {bad.length > most && <Text>These are the first {most} that are left out.</Text>}
      {added.length + changed.length > 0 && (
        <Table caption="What would change">
          <thead>
            <tr>
              <TableHeader>Term</TableHeader>
              <TableHeader>What</TableHeader>
            </tr>
          </thead>
          <tbody>
            {added.map(({ slug, term }) => (
              <tr key={slug}>
                <TableHeader scope="row">{term}</TableHeader>
                <TableCell>Added</TableCell>
              </tr>
            ))}
            {changed.map(({ row, fields }) => (
              <tr key={row.slug}>
                <TableHeader scope="row">{row.term}</TableHeader>
                <TableCell>{fields.map((field) => fieldNames[field]).join(', ')}</TableCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
