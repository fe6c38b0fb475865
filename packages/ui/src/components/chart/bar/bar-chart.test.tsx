import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
import { wordsOutside } from '../../../test/words-outside';
import { widthOf } from '../parts/frame';
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

  test('totals amounts that cancel out as nothing', () => {
    const { container } = render(
      <BarChart
        {...props}
        arrangement="stacked"
        orientation="horizontal"
        categories={['even']}
        series={[0.1, 0.2, -0.3].map((value) => ({ name: `${value}`, values: [value] }))}
      />,
    );
    expect(container.querySelector('svg')).toHaveTextContent('even0 $/MWh');
    expect(container.querySelector('svg')).not.toHaveTextContent('0.00');
  });

  test.each(['vertical', 'horizontal'] as const)(
    'ends %s bars where its domain does',
    (orientation) => {
      const { container } = render(
        <BarChart
          {...props}
          orientation={orientation}
          categories={['below', 'within', 'above']}
          value={{ label: 'share', domain: [50, 100] }}
          series={[{ name: 'share', values: [-20, 80, 3000] }]}
        />,
      );
      for (const drawn of container.querySelectorAll('svg')) {
        const [, , width = 0, height = 0] = drawn.getAttribute('viewBox')!.split(' ').map(Number);
        const bars = [...drawn.querySelectorAll('rect')].map((bar) =>
          ['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name))),
        );
        expect(bars).toHaveLength(2);
        for (const [x = 0, y = 0, w = 0, h = 0] of bars) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + w).toBeLessThanOrEqual(width);
          expect(y + h).toBeLessThanOrEqual(height);
        }
      }
    },
  );

  test.each([true, false])(
    'writes values right of their bars, on a reversed axis: %s',
    (reverse) => {
      const { container } = render(
        <BarChart
          {...props}
          orientation="horizontal"
          value={{ label: 'depth', reverse }}
          categories={['deep', 'high']}
          series={[{ name: 'depth', values: [300, -200] }]}
        />,
      );
      const [drawn] = container.querySelectorAll('svg');
      const ends = [...drawn!.querySelectorAll('rect')].map(
        (bar) => Number(bar.getAttribute('x')) + Number(bar.getAttribute('width')),
      );
      const starts = ['300', '−200'].map((words) =>
        Math.max(
          ...[...drawn!.querySelectorAll('text')]
            .filter(({ textContent }) => textContent === words)
            .map((label) => Number(label.getAttribute('x'))),
        ),
      );
      expect(ends).toHaveLength(2);
      ends.forEach((end, bar) => expect(starts[bar]).toBeGreaterThan(end));
    },
  );

  test('ends the lines from names to vertical bars above them, on a reversed axis too', () => {
    const { container } = render(<BarChart {...props} value={{ ...props.value, reverse: true }} />);
    const [drawn] = container.querySelectorAll('svg');
    const top = Math.min(
      ...[...drawn!.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('y'))),
    );
    const lines = [...drawn!.querySelectorAll('path')]
      .map((path) => path.getAttribute('d')!)
      .find((path) => path.includes('V') && !path.includes('H') && path.split('M').length === 3)!;
    const ends = [...lines.matchAll(/V([\d.]+)/g)].map(([, end]) => Number(end));
    expect(ends).toHaveLength(2);
    expect(Math.max(...ends)).toBeLessThanOrEqual(top);
  });

  test('takes a name whose lines say the same without a complaint', () => {
    const complain = vi.spyOn(console, 'error');
    const categories = Array.from({ length: 20 }, () => 'day by day');
    const series = [{ name: 'power', values: categories.map((_, index) => index) }];
    render(<BarChart {...props} categories={categories} series={series} />);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  test('keeps long names inside the chart, at its edges and beside a stack', () => {
    const categories = ['Druckluftspeicherung', 'Wasser', 'Pumpspeicherkraftwerk'];
    const series = ['capital', 'operation', 'energy', 'insurance', 'rest'].map((name) => ({
      name: `the mean cost of ${name} and of all that belongs to it`,
      values: [1, 2, 3],
    }));
    for (const shown of [series, series.slice(0, 1)]) {
      const { container, unmount } = render(
        <BarChart {...props} categories={categories} series={shown} arrangement="stacked" />,
      );
      expect(wordsOutside(container)).toEqual([]);
      unmount();
    }
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

test.each([
  [40, 60, 200, 300],
  [92, 149, 186, 212],
  [100, 150, 200, 250],
])(
  'names above bars never touch each other or a leader line, at %i, %i, %i and %i',
  (...places) => {
    const frame = { name: 'narrow', width: 320, text: 15 } as const;
    const names = ['capital', 'operation and upkeep', 'parts', 'bought power'];
    const placed = placeLeaderLabels(
      places.map((x, index) => ({ name: names[index]!, x, y: 0 })),
      frame,
    ).map(({ lines, textX, line, ...each }) => {
      const width = Math.max(...lines.map((words) => widthOf(words, frame)));
      return { ...each, line, left: textX, right: textX + width, top: line + lines.length - 1 };
    });
    const touching = placed.flatMap((one) =>
      placed.filter((other) => {
        const isLevel = one.line <= other.top && other.line <= one.top;
        const overlaps = isLevel && one.left <= other.left && one.right >= other.left;
        // The leader line of a name above leads down past it.
        const isPassed = other.line >= one.line && one.left < other.x && one.right >= other.x;
        return one !== other && (overlaps || isPassed);
      }),
    );
    expect(touching).toEqual([]);
    expect(Math.min(...placed.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...placed.map(({ right }) => right))).toBeLessThanOrEqual(320);
  },
);
