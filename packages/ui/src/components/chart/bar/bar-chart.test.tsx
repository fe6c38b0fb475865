import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
import { BarChart, type BarChartProps } from './bar-chart';
import { spansOf } from './data';
import { placeLeaderLabels } from './leader-labels';

stubResizeObserver();

const props: BarChartProps = {
  title: 'Cost',
  categories: ['with', 'without'],
  categoryLabel: 'Plant',
  value: { label: 'cost', unit: '$/MWh' },
  series: [
    { name: 'capital', values: [174, 135] },
    { name: 'operation', values: [49, NaN] },
  ],
};

describe('BarChart', () => {
  describeComponent(BarChart, props);
  describeComponent(BarChart, { ...props, arrangement: 'stacked', orientation: 'horizontal' });
  describeStrings(
    'BarChart',
    <BarChart
      title="[mine]"
      description="[mine]"
      categories={['[mine]']}
      series={[{ name: '[mine]', values: [1] }]}
      value={{ label: '[mine]' }}
    />,
  );

  test('lists every value in its table, with a dash for a missing one', () => {
    const { container } = render(<BarChart {...props} />);
    const rows = within(screen.getByRole('table', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Plant', 'capital, $/MWh', 'operation, $/MWh'],
      ['with', '174', '49'],
      ['without', '135', '–'],
    ]);
    expect(container.innerHTML).not.toContain('NaN');
  });

  test('reads all values of a category at once', async () => {
    render(<BarChart {...props} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('status')).toHaveTextContent(
      'with, capital: 174 $/MWh, operation: 49 $/MWh',
    );
  });

  test('labels each horizontal stack with its total', () => {
    const { container } = render(
      <BarChart
        {...props}
        arrangement="stacked"
        orientation="horizontal"
        categories={['loss', 'mixed', 'missing']}
        series={[
          { name: 'capital', values: [-1, 5, NaN] },
          { name: 'operation', values: [-2, -2, NaN] },
        ]}
      />,
    );
    const [drawn] = container.querySelectorAll('svg');
    expect(drawn).toHaveTextContent('−3 $/MWh');
    expect(drawn).toHaveTextContent('3 $/MWh');
    expect(drawn).toHaveTextContent('–');
    expect(drawn).not.toHaveTextContent('0 $/MWh');
  });

  test('distinguishes its series by dashes as well as by colour', () => {
    const { container } = render(<BarChart {...props} />);
    const dashes = [...container.querySelectorAll('svg:first-of-type g[stroke-dasharray]')];
    expect(dashes).toHaveLength(1);
  });
});

describe('spansOf', () => {
  const series = [
    { name: 'a', values: [2, -1] },
    { name: 'b', values: [3, 4] },
    { name: 'c', values: [-5, -2] },
  ];

  test('starts each bar at 0 when grouped', () => {
    expect(spansOf(series, 1, false)).toEqual([
      [
        { from: 0, to: 2 },
        { from: 0, to: 3 },
        { from: 0, to: -5 },
      ],
    ]);
  });

  test('stacks positive values upward and negative values downward', () => {
    expect(spansOf(series, 2, true)).toEqual([
      [
        { from: 0, to: 2 },
        { from: 2, to: 5 },
        { from: 0, to: -5 },
      ],
      [
        { from: 0, to: -1 },
        { from: 0, to: 4 },
        { from: -1, to: -3 },
      ],
    ]);
  });
});

test('names above bars never overlap', () => {
  const frame = { name: 'narrow', width: 320, text: 15 } as const;
  const pointers = [40, 60, 200, 300].map((x) => ({ name: `a name at ${x}`, x, y: 0 }));
  const placed = placeLeaderLabels(pointers, frame);
  for (const one of placed) {
    const width = one.name.length * 15 * 0.52;
    expect(one.textX + width).toBeLessThanOrEqual(320);
    for (const other of placed) {
      if (one === other || one.line !== other.line || one.textX > other.textX) continue;
      expect(one.textX + width).toBeLessThan(other.textX);
    }
  }
});
