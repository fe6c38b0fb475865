import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../test/describe-component';
import { BarCell } from './bar-cell';
import { TableCell, TableHeader } from './cells';
import { Table } from './table';

/** The measurements of a table, since jsdom has no layout. */
let measured = { scrollWidth: 0, clientWidth: 0 };
/** Measures again, as after a change of layout. */
let measureAgain = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly callback: () => void;
      constructor(callback: () => void) {
        this.callback = callback;
        measureAgain = () => act(callback);
      }
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(
    () => measured.scrollWidth,
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(
    () => measured.clientWidth,
  );
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const table = (
  <Table caption="Pressure by depth">
    <thead>
      <tr>
        <TableHeader numeric>Depth, m</TableHeader>
        <TableHeader numeric>Pressure, bar</TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">1,000</TableHeader>
        <TableCell numeric>101.9</TableCell>
      </tr>
    </tbody>
  </Table>
);

describe('Table', () => {
  describeComponent(Table, { caption: 'Pressure by depth' });

  test('is named by its caption, and has row and column headers', () => {
    render(table);
    expect(screen.getByRole('table', { name: 'Pressure by depth' })).toBeVisible();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: '1,000' })).toBeVisible();
  });

  test('is a named tab stop if it overflows its box', () => {
    measured = { scrollWidth: 700, clientWidth: 320 };
    render(table);
    expect(screen.getByRole('region', { name: 'Pressure by depth' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  test('is not a tab stop if it fits', () => {
    measured = { scrollWidth: 700, clientWidth: 700 };
    render(table);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('keeps the focus that it got before it was found to fit, until that leaves', () => {
    measured = { scrollWidth: 700, clientWidth: 320 };
    render(table);
    const region = screen.getByRole('region');
    region.focus();
    measured = { scrollWidth: 700, clientWidth: 700 };
    measureAgain();
    expect(region).toHaveFocus();
    expect(region).toHaveAttribute('tabindex', '0');
    act(() => region.blur());
    expect(region).not.toHaveAttribute('tabindex');
  });

  test('keeps its rows and cells as a ledger', () => {
    render(
      <Table caption="Losses" ledger>
        <tbody>
          <tr>
            <TableHeader scope="row">Heat</TableHeader>
            <TableCell numeric>92</TableCell>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <TableHeader scope="row">In all</TableHeader>
            <TableCell numeric>92</TableCell>
          </tr>
        </tfoot>
      </Table>,
    );
    expect(screen.getByRole('row', { name: 'In all 92' })).toBeVisible();
  });

  test('can be scrolled by keyboard before hydration', () => {
    expect(renderToString(table)).toContain('tabindex="0"');
  });
});

describe('TableHeader', () => {
  describeComponent(TableHeader, { children: 'Depth, m' });
});

describe('TableCell', () => {
  describeComponent(TableCell, { children: '1,000' });
});

describe('BarCell', () => {
  describeComponent(BarCell, { to: 0.6 });

  test('draws its part of the whole, hidden from screen readers', () => {
    const { container } = render(
      <table>
        <tbody>
          <tr>
            <BarCell from={0.6} to={0.85} kind="lost" />
          </tr>
        </tbody>
      </table>,
    );
    const bar = container.querySelector('rect');
    expect(bar).toHaveAttribute('x', '60%');
    expect(bar).toHaveAttribute('width', '25%');
    expect(bar?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  test.each([
    [{ from: 0.85, to: 0.6 }, '60%', '25%'],
    [{ from: 0, to: 0 / 0 }, '0%', '0%'],
  ])('draws %o as a length that browsers take', (ends, from, length) => {
    const { container } = render(<BarCell {...ends} />, {
      container: document.createElement('tr'),
    });
    expect(container.querySelector('rect')).toHaveAttribute('x', from);
    expect(container.querySelector('rect')).toHaveAttribute('width', length);
  });
});
