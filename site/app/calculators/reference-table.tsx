import { Callout, Stack } from '@hadal/ui';
import { calculators } from '.';
import { definitions } from './all';
import { DataTable } from '../components/data-table';
import { initialState } from './state';
import { withUnit } from './units';

/** Tabulates the results with which every calculator opens, for browsers that run no scripts. */
export function ReferenceTable() {
  return (
    <Stack>
      <Callout title="Computing with numbers of your own needs JavaScript">
        Every figure below is what a calculator opens with. What you set is kept in the address, and
        computed where scripts run.
      </Callout>
      <DataTable
        caption="What the calculators open with"
        columns={['Result', 'Value']}
        rows={calculators.flatMap(({ id, name }, index) =>
          initialState(definitions[index]!).solution.results.map(
            ({ label, value, unit }) => [`${id} ${name}: ${label}`, withUnit(value, unit)] as const,
          ),
        )}
      />
    </Stack>
  );
}
