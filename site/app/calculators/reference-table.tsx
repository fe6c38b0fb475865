import { Callout, Stack } from '@hadal/ui';
import { calculators } from '.';
import { DataTable } from '../components/data-table';
import { initialState } from './state';
import { withUnit } from './units';

/** Tabulates every calculator's results for the reference plant, for browsers that run no scripts. */
export function ReferenceTable() {
  return (
    <Stack>
      <Callout title="Computing with numbers of your own needs JavaScript">
        Every figure below is of the reference plant. What you set is kept in the address, and
        computed where scripts run.
      </Callout>
      <DataTable
        caption="What the calculators give for the reference plant"
        columns={['Result', 'Value']}
        rows={calculators.flatMap((calculator) =>
          initialState(calculator).solution.results.map(
            ({ label, value, unit }) =>
              [`${calculator.id} ${calculator.name}: ${label}`, withUnit(value, unit)] as const,
          ),
        )}
      />
    </Stack>
  );
}
