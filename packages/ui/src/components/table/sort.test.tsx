import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { describeStrings } from '../../test/describe-strings';
import { TableHeader } from './cells';
import { SortHeader } from './sort-header';
import { useSort, type SortOptions } from './use-sort';

const vessels = [
  { name: 'Öresund', volume: 10 },
  { name: 'Bell 10', volume: 9 },
  { name: 'Bell 9', volume: 10 },
];
type Column = 'name' | 'volume';

function Vessels(options: SortOptions<Column>) {
  const { rows, header } = useSort(
    vessels,
    { name: ({ name }) => name, volume: ({ volume }) => volume },
    options,
  );
  return (
    <table>
      <thead>
        <tr>
          <SortHeader {...header('name')}>Name</SortHeader>
          <SortHeader {...header('volume')}>Volume</SortHeader>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name }) => (
          <tr key={name}>
            <TableHeader scope="row">{name}</TableHeader>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const sortBy = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('SortHeader', () => {
  describeComponent(SortHeader, { onSort: () => {}, children: 'Name' });
  describeStrings(
    'SortHeader',
    <table>
      <thead>
        <tr>
          <SortHeader direction="ascending" onSort={vi.fn()}>
            [mine]
          </SortHeader>
        </tr>
      </thead>
    </table>,
  );

  test('has no button before hydration', () => {
    const html = renderToString(<SortHeader onSort={() => {}}>Name</SortHeader>);
    expect(html).toContain('Name');
    expect(html).not.toContain('<button');
  });

  test('announces the sort order separately from its name', () => {
    render(<Vessels defaultSort={{ by: 'name', direction: 'descending' }} />);
    const header = screen.getByRole('columnheader', { name: 'Name' });
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(header).toContainElement(screen.getByText('Sorted descending'));
    expect(screen.getByRole('columnheader', { name: 'Volume' })).not.toHaveAttribute('aria-sort');
  });
});

describe('useSort', () => {
  test('keeps the original order until asked to sort', () => {
    render(<Vessels />);
    expect(names()).toEqual(['Öresund', 'Bell 10', 'Bell 9']);
  });

  test('sorts text by locale, then in reverse', async () => {
    render(<Vessels />);
    await sortBy('Name');
    expect(names()).toEqual(['Bell 9', 'Bell 10', 'Öresund']);
    await sortBy('Name');
    expect(names()).toEqual(['Öresund', 'Bell 10', 'Bell 9']);
  });

  test('sorts numbers by value, and keeps equal rows in order', async () => {
    render(<Vessels defaultSort={{ by: 'name', direction: 'ascending' }} />);
    await sortBy('Volume');
    expect(names()).toEqual(['Bell 10', 'Öresund', 'Bell 9']);
    await sortBy('Volume');
    expect(names()).toEqual(['Öresund', 'Bell 9', 'Bell 10']);
  });

  test('sorts rows without a number last, in either direction', () => {
    const rows = [3, NaN, 1, NaN, 2].map((volume, index) => ({ name: `${index}`, volume }));
    const sorted = (direction: 'ascending' | 'descending') =>
      renderHook(() =>
        useSort(
          rows,
          { volume: ({ volume }) => volume },
          { defaultSort: { by: 'volume', direction } },
        ),
      ).result.current.rows.map(({ volume }) => volume);
    expect(sorted('ascending')).toEqual([1, 2, 3, NaN, NaN]);
    expect(sorted('descending')).toEqual([3, 2, 1, NaN, NaN]);
  });

  test("keeps its parent's order when controlled", async () => {
    const onSortChange = vi.fn();
    const byName = { by: 'name', direction: 'ascending' } as const;
    const { rerender } = render(<Vessels sort={byName} onSortChange={onSortChange} />);
    await sortBy('Name');
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith(
      { by: 'name', direction: 'descending' },
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    expect(names()).toEqual(['Bell 9', 'Bell 10', 'Öresund']);
    rerender(<Vessels sort={{ ...byName, direction: 'descending' }} />);
    expect(names()).toEqual(['Öresund', 'Bell 10', 'Bell 9']);
  });
});
