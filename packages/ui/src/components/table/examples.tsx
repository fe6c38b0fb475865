import { useEffect, useState } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { Pagination } from '../pagination';
import { Stack } from '../stack';
import { BarCell } from './bar-cell';
import { TableCell, TableHeader } from './cells';
import { SortHeader } from './sort-header';
import { Table } from './table';
import { useSort, type Sort } from './use-sort';

/** The data of the stories. */
export const depths = [
  { depth: 300, pressure: 31.2, density: 1029.2, work: 75.8 },
  { depth: 1000, pressure: 101.9, density: 1032.4, work: 101.9 },
  { depth: 4000, pressure: 407.3, density: 1045.9, work: 132.5 },
];

export const waterBody = (
  <tbody>
    {depths.map(({ depth, pressure, density, work }) => (
      <tr key={depth}>
        <TableHeader scope="row">{`${depth.toLocaleString('en')}\u00a0m`}</TableHeader>
        <TableCell numeric>{pressure}</TableCell>
        <TableCell numeric>{density.toLocaleString('en')}</TableCell>
        <TableCell numeric>{work}</TableCell>
      </tr>
    ))}
  </tbody>
);
export const water = (
  <>
    <thead>
      <tr>
        <TableHeader>Depth</TableHeader>
        <TableHeader numeric>Pressure, bar abs</TableHeader>
        <TableHeader numeric>Sea water, kg/m³</TableHeader>
        <TableHeader numeric>Work per tonne of air, kWh</TableHeader>
      </tr>
    </thead>
    {waterBody}
  </>
);

export const open = (
  <>
    <thead>
      <tr>
        <TableHeader>Question</TableHeader>
        <TableHeader>How it will be settled</TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">Rope life</TableHeader>
        <TableCell>
          Six parallel ropes of the 100 mm class, bent over the sheave until they fail.
        </TableCell>
      </tr>
      <tr>
        <TableHeader scope="row">Icing at the dock</TableHeader>
        <TableCell>Warm water sprayed into air at −9 °C, in a tank first.</TableCell>
      </tr>
    </tbody>
  </>
);

export const editable = (
  <tbody>
    {['Rope life', 'Icing at the dock'].map((question) => (
      <tr key={question}>
        <TableHeader scope="row">{question}</TableHeader>
        <TableCell>Bent over the sheave until it fails, or sprayed with warm water.</TableCell>
        <TableCell actions>
          <IconButton tone="text" label={`Edit ${question}`}>
            <Icon name="pencil" />
          </IconButton>
          <IconButton tone="text" label={`Delete ${question}`}>
            <Icon name="bin" />
          </IconButton>
        </TableCell>
      </tr>
    ))}
  </tbody>
);

const losses = [
  ['Blading', 'compressor and expander', 258],
  ['Electrical machines', 'motors, generators and their drives', 98],
  ['Heat', 'what the store does not keep', 92],
] as const;

export const accountBody = (
  <tbody>
    {losses.map(([part, what, lost]) => (
      <tr key={part}>
        <TableHeader scope="row">{part}</TableHeader>
        <TableCell>{what}</TableCell>
        <TableCell numeric>{lost}</TableCell>
      </tr>
    ))}
  </tbody>
);
export const account = (
  <>
    <thead>
      <tr>
        <TableHeader>Part</TableHeader>
        <TableHeader>What is lost there</TableHeader>
        <TableHeader numeric>MWh</TableHeader>
      </tr>
    </thead>
    {accountBody}
    <tfoot>
      <tr>
        <TableHeader scope="row">These three</TableHeader>
        <TableCell>of 1,354 MWh that went in</TableCell>
        <TableCell numeric>448</TableCell>
      </tr>
    </tfoot>
  </>
);

/** The parts of an account, drawn as steps from the whole to what is kept. */
export const bars = (
  <>
    <thead>
      <tr>
        <TableHeader>Step</TableHeader>
        <TableHeader>Kept and lost</TableHeader>
        <TableHeader numeric>kWh</TableHeader>
      </tr>
    </thead>
    <tbody>
      {(
        [
          ['In', 0, 1, 'whole'],
          ['Heat', 0.85, 1, 'lost'],
          ['Drag', 0.6, 0.85, 'lost'],
          ['Back', 0, 0.6, 'kept'],
        ] as const
      ).map(([name, from, to, kind]) => (
        <tr key={name}>
          <TableHeader scope="row">{name}</TableHeader>
          <BarCell from={from} to={to} kind={kind} />
          <TableCell numeric>{Math.round(100 * (to - from))}</TableCell>
        </tr>
      ))}
    </tbody>
  </>
);

export const namedStores = (
  <>
    <thead>
      <tr>
        <TableHeader>Store</TableHeader>
        <TableHeader>At</TableHeader>
        <TableHeader>Against it</TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">Water</TableHeader>
        <TableCell label="At">190 °C</TableCell>
        <TableCell label="Against it">Its pressure</TableCell>
      </tr>
    </tbody>
  </>
);

export const longWords = (
  <tbody>
    <tr>
      <TableHeader scope="row">Meeresenergiespeicherwirkungsgradmessverfahren</TableHeader>
      <TableCell>https://example.org/a-report-with-an-address-nobody-could-break</TableCell>
    </tr>
  </tbody>
);

type Depth = (typeof depths)[number];
interface Query {
  page: number;
  sort: Sort<'depth' | 'work'>;
}
const columns = { depth: ({ depth }: Depth) => depth, work: ({ work }: Depth) => work };
const perPage = 2;
/** Stands for a request: sorts, and returns one page. */
async function ask({ page, sort }: Query) {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = depths.toSorted((a, b) => sign * (a[sort.by] - b[sort.by]));
  return Promise.resolve(sorted.slice((page - 1) * perPage, page * perPage));
}
/** A table whose order and page a server makes. */
export function ServerDriven() {
  const [query, setQuery] = useState<Query>({
    page: 1,
    sort: { by: 'depth', direction: 'ascending' },
  });
  const [answer, setAnswer] = useState<{ query: Query; rows: Depth[] }>();
  useEffect(() => {
    let isCurrent = true;
    void ask(query).then((rows) => isCurrent && setAnswer({ query, rows }));
    return () => {
      isCurrent = false;
    };
  }, [query]);
  // The server has sorted the rows; the hook only makes the headers.
  const { header } = useSort([] as Depth[], columns, {
    sort: query.sort,
    onSortChange: (sort) => setQuery({ page: 1, sort }),
  });
  return (
    <Stack>
      <Table caption="The same water, deeper" aria-busy={answer?.query !== query}>
        <thead>
          <tr>
            <SortHeader {...header('depth')}>Depth, m</SortHeader>
            <SortHeader numeric {...header('work')}>
              Work per tonne of air, kWh
            </SortHeader>
          </tr>
        </thead>
        <tbody>
          {answer?.rows.map(({ depth, work }) => (
            <tr key={depth}>
              <TableHeader scope="row">{depth.toLocaleString('en')}</TableHeader>
              <TableCell numeric>{work}</TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        page={query.page}
        pages={Math.ceil(depths.length / perPage)}
        onPageChange={(page) => setQuery({ ...query, page })}
      />
    </Stack>
  );
}
