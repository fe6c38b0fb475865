import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../../test/describe-component';
import { wordsOutside } from '../../../test/words-outside';
import { describeStrings } from '../../../test/describe-strings';
import { stubResizeObserver } from '../../../test/resize-observer';
import { flowsOf, placeLinks, placeNodes } from './layout';
import { SankeyChart, type SankeyChartProps } from './sankey-chart';

stubResizeObserver();

const nodes = ['in', 'air', 'back', 'heat', 'rest'].map((id) => ({ id, label: `the ${id}` }));
const links = [
  { from: 'in', to: 'air', value: 85 },
  { from: 'in', to: 'heat', value: 15 },
  { from: 'air', to: 'back', value: 67.3 },
  { from: 'air', to: 'rest', value: 17.7 },
];
const props: SankeyChartProps = {
  title: 'The account',
  nodes,
  links,
  value: { label: 'energy', unit: 'kWh' },
};

describe('SankeyChart', () => {
  describeComponent(SankeyChart, props);
  describeStrings(
    'SankeyChart',
    <SankeyChart
      title="[mine]"
      description="[mine]"
      nodes={[
        { id: 'a', label: '[a]' },
        { id: 'b', label: '[b]' },
      ]}
      links={[{ from: 'a', to: 'b', value: 1 }]}
      value={{ label: '[mine]' }}
    />,
  );

  test('lists every flow in its table, without a cursor', () => {
    render(<SankeyChart {...props} strict />);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(rows.map((row) => row.textContent)).toEqual([
      'FromToenergy, kWh',
      'the inthe air85',
      'the inthe heat15',
      'the airthe back67.3',
      'the airthe rest17.7',
    ]);
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
  });

  test('draws two flows between the same nodes side by side, without a complaint', () => {
    const complain = vi.spyOn(console, 'error');
    const double = [...links, { from: 'in', to: 'air', value: 5 }];
    const { container } = render(<SankeyChart {...props} links={double} />);
    expect(container.querySelector('svg')!.querySelectorAll('g > path')).toHaveLength(5);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  test('keeps amounts inside the chart, with a long unit', () => {
    const { container } = render(
      <SankeyChart {...props} value={{ label: 'energy', unit: 'MWh per day' }} />,
    );
    expect(wordsOutside(container)).toEqual([]);
  });

  test('throws in strict mode if a node does not balance', () => {
    const leaking = { ...props, links: links.slice(0, 3) };
    expect(() => render(<SankeyChart {...leaking} strict />)).toThrow(
      '"the air" takes in 85 and gives out 67.3',
    );
    render(<SankeyChart {...leaking} />);
  });

  test('throws on a cycle, and on a flow to an unknown node', () => {
    const back = [...links, { from: 'back', to: 'in', value: 1 }];
    expect(() => render(<SankeyChart {...props} links={back} />)).toThrow('circle');
    const lost = [{ from: 'in', to: 'elsewhere', value: 1 }];
    expect(() => render(<SankeyChart {...props} links={lost} />)).toThrow('"elsewhere"');
  });
});

describe('flowsOf', () => {
  const layerOf = (all: typeof links, id: string) =>
    flowsOf(
      nodes,
      all.filter(({ value }) => value > 0),
      all,
    ).find((node) => node.id === id)!.layer;

  test('keeps a node in its place when nothing flows into it any more', () => {
    const spent = links.map((link) => (link.to === 'rest' ? { ...link, value: 0 } : link));
    expect(layerOf(spent, 'rest')).toBe(layerOf(links, 'rest'));
  });

  test('places nodes despite a link without a flow that would close a circle', () => {
    expect(layerOf([...links, { from: 'back', to: 'in', value: 0 }], 'air')).toBe(1);
  });
});

describe('layout', () => {
  const unit = 2;
  const room = { left: 0, step: 100, top: 0, unit, words: () => 40, gap: 10 };
  const placed = placeNodes(flowsOf(nodes, links), room);
  const flows = placeLinks(placed, links, unit);

  const side = (end: 'from' | 'to', id: string) =>
    flows.filter((flow) => flow[end] === id).reduce((sum, { value }) => sum + value, 0);

  test('gives each node the height of its flow', () => {
    for (const { id, top, bottom } of placed) {
      expect((bottom - top) / unit).toBeCloseTo(Math.max(side('from', id), side('to', id)));
    }
  });

  test('balances the inflow and outflow of intermediate nodes', () => {
    expect(side('to', 'air')).toBeCloseTo(side('from', 'air'));
  });

  test('keeps every flow within the edges of its nodes, without overlap', () => {
    for (const node of placed) {
      const edges = (end: 'source' | 'target', id: 'from' | 'to') =>
        flows
          .filter((flow) => flow[id] === node.id)
          .map((flow) => [
            flow[end][1] - (flow.value * unit) / 2,
            flow[end][1] + (flow.value * unit) / 2,
          ])
          .toSorted(([one], [other]) => one! - other!);
      for (const beside of [edges('source', 'from'), edges('target', 'to')]) {
        beside.forEach(([top, bottom], index) => {
          expect(top).toBeGreaterThanOrEqual((beside[index - 1]?.[1] ?? node.top) - 1e-9);
          expect(bottom).toBeLessThanOrEqual(node.bottom + 1e-9);
        });
      }
    }
  });

  test('gives each node of a layer its own room', () => {
    for (const one of placed) {
      for (const other of placed) {
        if (one.layer !== other.layer || one.middle >= other.middle) continue;
        expect(one.end).toBeLessThan(other.end);
        expect(other.middle - one.middle).toBeGreaterThanOrEqual(50);
      }
    }
  });
});
