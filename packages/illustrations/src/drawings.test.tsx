import { sample, type SceneProps, smooth } from '@hadal/ui/drawing';
import { render, screen } from '@testing-library/react';

import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { describeScene } from './test/describe-scene';
import { hero } from './test/hero';
import {
  AirLineScene,
  ChartThumbnail,
  ContrastBandsScene,
  CycleScene,
  DamCardScene,
  DayCurveScene,
  DerivationScene,
  DispatchScene,
  GatesScene,
  HeroScene,
  HorizonScene,
  LadderScene,
  LadderHeadScene,
  LeadLineScene,
  LevelGaugeScene,
  ModesCardScene,
  NoBottomScene,
  PlantCardScene,
  PlanScene,
  PlantScene,
  PressureDepthScene,
  ProfileScene,
  RiseScene,
  SeaMapScene,
  DayDialScene,
  HeatStoreScene,
  LocksScene,
  ModePlantScene,
  ModePlantParts,
  AirPathScene,
  StripChartScene,
  CableRulerScene,
  SheetScene,
  PressureColumnScene,
  TownScene,
  NestedScene,
  PassageScene,
  DepthZonesScene,
  SeabedScene,
  StaffScene,
  StrokeCardScene,
  StrokeFigureScene,
  Thumbnail,
  VesselScene,
} from '.';
import { airDepth } from './parts/air-depth';
import { Bag } from './parts/bag';
import { Leader } from './parts/annotation';
import { subjects, type ThumbnailSubject } from './thumbnails/subjects';
import vessel from './vessel/vessel-scene.stories';

const station = (depth: number, fill: number) => ({
  depth,
  fill,
  volumeLabel: `${fill * 1000} m³`,
  pressureLabel: `${depth / 10} bar`,
});
const stations = [station(980, 0.39), station(600, 0.61), station(355, 1)];

describe.each([
  [HeroScene, hero],
  [VesselScene, vessel.args],
  [
    PassageScene,
    {
      ends: ['browser', 'server'],
      passengers: [
        { name: 'a form', note: 'if sent', way: 'out', asked: true },
        { name: 'the page', note: 'whole', way: 'back' },
      ],
    },
  ],
  [
    AirLineScene,
    {
      ends: ['air', 'air again'],
      stations: [
        { name: 'a compressor', note: 'of three', energy: -600, label: '600 kJ in' },
        { name: 'a bag', note: 'on the sea bed' },
        { name: 'a turbine', note: 'warmed', energy: 300, label: '300 kJ out' },
      ],
    },
  ],
  [
    ContrastBandsScene,
    {
      bands: Array.from({ length: 6 }, () => ({ dark: ['10', '6'], light: ['15', '7'] })),
      labels: { text: 'text', quiet: 'quiet', dark: 'Dark', light: 'Light' },
    },
  ],
  [StrokeCardScene, { fills: [0.39, 0.61, 1] }],
  [PlantCardScene, { fills: [1, 0.39] }],
  [ModesCardScene, { labels: { air: 'air', steam: 'steam' } }],
  [
    StrokeFigureScene,
    {
      stations,
      ticks: [{ depth: 0, label: '0' }],
      seabed: 1000,
      labels: { axis: 'depth, m', stroke: '625 m', headline: '1 MWh', headlineNote: 'work' },
    },
  ],
  [
    DayCurveScene,
    {
      demand: [0.5, 0.5, 0.6, 0.7, 0.5],
      supply: [0.2, 0.8, 0.4, 0.2, 0.1],
      hours: ['00:00', '24:00'],
      labels: { demand: 'demand', supply: 'supply', surplus: 'surplus', moved: 'moved' },
    },
  ],
  [DispatchScene, { values: [-1, 0, 1], labels: { out: 'out', in: 'in', hours: 'hours' } }],
  [
    PressureDepthScene,
    {
      points: [
        { depth: 0, depthLabel: '0', pressure: 1 },
        { depth: 1000, depthLabel: '1,000', pressure: 102, pressureLabel: '102 bar' },
      ],
      labels: { depth: 'depth', pressure: 'pressure' },
    },
  ],
  [
    SeaMapScene,
    {
      bounds: { west: 130, east: 220, south: 0, north: 45 },
      land: 'M135 -35l6 -2l1 -8z',
      name: { text: 'North Pacific', latitude: 35, longitude: 180 },
      nodes: [
        { name: 'Guam', latitude: 13.4, longitude: 144.8 },
        { name: 'Honolulu', latitude: 21.3, longitude: 202.1, side: 'above' },
      ],
      lines: [{ from: 'Guam', to: 'Honolulu', label: '6,118 km', side: 'below' }],
      scale: { km: 765, label: 'the longest link', north: 'N' },
    },
  ],
  [
    LadderScene,
    {
      vessels: [
        { name: 'Tank', note: '0.1 m³', diameter: 0.42, height: 0.8, fill: 0.56 },
        { name: 'Plant', note: '1,000 m³', diameter: 9, height: 17.2, fill: 0.39 },
      ],
      personLabel: 'a person',
    },
  ],
  [
    GatesScene,
    {
      vessels: [
        { name: 'Tank', facts: ['0.1 m³'], diameter: 0.42, height: 0.8, fill: 0.56 },
        { name: 'Plant', facts: ['1,000 m³'], diameter: 9, height: 17.2, fill: 0.39 },
      ],
      gates: [[{ name: 'G0', question: ['do the equations', 'hold?'] }]],
      personLabel: 'a person',
    },
  ],
  [
    NestedScene,
    {
      vessels: [
        { name: 'Tank', note: '0.1 m³', diameter: 0.42, height: 0.8 },
        { name: 'Plant', note: '1,000 m³', diameter: 9, height: 17.2 },
      ],
      growth: ['8,000 times'],
      personLabel: 'a person',
    },
  ],
  [
    DepthZonesScene,
    {
      zones: [
        { name: 'upper', end: 1000, label: '1,000 m' },
        { name: 'hadal zone', end: 11_000, label: '11,000 m' },
      ],
      mark: { depth: 1000, label: 'the plant' },
    },
  ],
  [DayDialScene, { spans: [{ name: 'charge', note: '1 MW', from: 9, to: 19, power: 'in' }] }],
  [
    HeatStoreScene,
    {
      charged: 0.6,
      cold: { name: 'cold', note: '30 °C' },
      hot: { name: 'hot', note: '190 °C' },
      exchanger: { name: 'cooler', note: 'of the air' },
      air: { hot: 'in', cold: 'out' },
    },
  ],
  [
    LocksScene,
    {
      source: { name: 'buyers', note: 'pay 300 $' },
      gates: [
        { name: 'farms', note: '42 $', fall: 42 },
        { name: 'owners', note: '258 $', fall: 258 },
      ],
      basin: { name: 'gifts', note: 'apart' },
    },
  ],
  [
    ModePlantScene,
    {
      parts: 'plant',
      power: 'out',
      powerLabel: '100 MW out',
      air: 'vessels',
      compressors: false,
      turbines: true,
      heat: 'out',
      steam: true,
      vessels: [{ risen: 1, fill: 1 }, undefined, { risen: 0.5, fill: 0, moves: 'down' }],
      stored: 0.6,
    },
  ],
  [
    AirPathScene,
    {
      depths: { store: 1000, start: 980, dock: 355 },
      depthLabels: { start: '980 m', dock: '355 m' },
      startFill: 0.39,
      states: Object.fromEntries(
        ['intake', 'compressed', 'store', 'start', 'dock', 'warmed', 'exhaust'].map((place) => [
          place,
          { celsius: '4 °C', bar: '1 bar' },
        ]),
      ),
    },
  ],
  [
    StripChartScene,
    {
      hoursLabel: 'hour',
      traces: [
        {
          name: 'power',
          note: '0 to 1',
          readings: [
            [0, 0],
            [24, 1 / 3],
          ],
        },
      ],
    },
  ],
  [
    CableRulerScene,
    {
      cables: [{ name: 'link', km: 720, label: '720 km', imagined: true }],
      marks: [0, 500, 1000].map((km) => ({ km, label: `${km}`, reading: '98' })),
      edges: { length: 'km', reading: '%' },
    },
  ],
  [
    SheetScene,
    {
      formula: 'z(p)',
      figure: '1 bar',
      stations: Object.fromEntries(
        ['source', 'equation', 'model', 'page'].map((name) => [name, { name, note: '' }]),
      ),
      revisions: [{ name: 'first', note: '' }],
      block: { title: { label: 'Title', value: 'Sheet' }, cells: [] },
    },
  ],
  [
    PressureColumnScene,
    {
      marks: [0, 300, 1000].map((depth) => ({
        depth,
        depthLabel: `${depth} m`,
        pressure: 1 + depth / 10,
        name: 'bar',
        note: '',
      })),
    },
  ],
  [
    TownScene,
    {
      bags: [1, 0.5],
      fill: 0.6,
      labels: {
        plan: 'above',
        section: 'below',
        town: { name: 'town', note: '' },
        clear: { name: 'clear', note: '' },
        bags: { name: 'bags', note: '' },
        depth: '1,000 m',
      },
    },
  ],
  [
    DerivationScene,
    {
      goal: 'E2',
      equations: [
        { symbol: 'E2', name: 'Pressure', from: ['E1'] },
        { symbol: 'E1', name: 'Density', from: [] },
      ],
    },
  ],
  [
    DamCardScene,
    {
      behind: { name: 'gifts', note: '' },
      before: { name: 'gains', note: '' },
      passes: 'a price',
    },
  ],
  [SeabedScene, {}],
  [RiseScene, { fill: 0.57, risen: 0.5 }],
  [ProfileScene, { depth: 0.6 }],
  [LeadLineScene, { lowered: 4 }],
  [LevelGaugeScene, { reached: 2 }],
  ...(['plant', 'grid', 'chain', 'town', 'twin'] as const).map(
    (plan): [ComponentType<never>, object] => [PlanScene, { plan }],
  ),
  [HorizonScene, {}],
  [
    LadderHeadScene,
    { vessels: [0.8, 3.7, 8, 17.2].map((height) => ({ height, diameter: height / 2, fill: 0.4 })) },
  ],
  [StaffScene, { mark: 4 }],
  [NoBottomScene, { reading: '404' }],
  [
    CycleScene,
    {
      fills: [0.39, 0.61, 1],
      steps: ['Charge', 'Hold', 'Fill', 'Rise', 'Expand', 'Return'].map((name) => ({
        name,
        note: ['air', 'down'],
      })),
    },
  ],
  [
    PlantScene,
    {
      fills: [1, 0.61, 0.39],
      dockDepth: 355,
      seabed: 1000,
      ticks: [{ depth: 200, label: '200 m' }],
    },
  ],
] satisfies [ComponentType<never>, object][])('%O', (Component, props: object) => {
  const Scene = Component as ComponentType<SceneProps>;

  describeScene(Scene, { ...props, title: 'What it shows.' });

  test('has one accessible name, whichever version is shown', () => {
    render(<Scene {...props} title="What it shows." />);
    expect(screen.getAllByRole('img')).toEqual([
      screen.getByRole('img', { name: 'What it shows.' }),
    ]);
  });

  test('writes finite numbers, rounded to a tenth', () => {
    const html = renderToString(<Scene {...props} title="What it shows." />);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    // A transform multiplies, so it keeps more places.
    expect(html.replaceAll(/matrix\(.*?\)/g, '')).not.toMatch(/--\d|\d\.\d\d/);
  });
});

describe.each(Object.keys(subjects) as ThumbnailSubject[])('a thumbnail: %s', (subject) => {
  describeScene(Thumbnail, { subject });

  test('is hidden from screen readers, and its numbers are rounded', () => {
    const html = renderToString(<Thumbnail subject={subject} />);
    expect(html).toMatch(/^<span aria-hidden="true"/);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\d\.\d\d/);
  });
});

describe('a chart in small', () => {
  describeScene(ChartThumbnail, {});

  test('is drawn to the scale of its data', () => {
    const { container } = render(
      <ChartThumbnail
        columns={[
          { from: 0, to: 100, marked: true },
          { from: 100, to: 50 },
        ]}
      />,
    );
    const heights = ['charge', 'solid'].map((kind) => {
      const path = container.querySelector(`path[class*="${kind}"]`)!.getAttribute('d')!;
      const [, top, foot] = /^M[\d.]+ ([\d.]+)h[\d.]+V([\d.]+)/.exec(path)!;
      return Math.abs(Number(foot) - Number(top));
    });
    expect(heights[0]).toBeCloseTo(2 * heights[1]!);
  });
});

test('a gauge draws a step for each level, reached or ahead', () => {
  const { container } = render(<LevelGaugeScene reached={2} title="2 of 9 levels reached" />);
  const steps = [...container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')!.match(/z/g)?.length,
  );
  expect(steps).toEqual([7, 2]);
});

test('draws the still parts of a plant once, for every scene of it', () => {
  const { container } = render(
    <>
      <ModePlantParts id="plant" />
      {(['in', 'out'] as const).map((power) => (
        <ModePlantScene
          key={power}
          title={power}
          parts="plant"
          power={power}
          powerLabel={power}
          air="none"
          compressors={false}
          turbines={false}
          heat="none"
          vessels={[]}
          stored={1}
        />
      ))}
    </>,
  );
  expect(container.querySelectorAll('#plant')).toHaveLength(1);
  expect(container.querySelectorAll('use[href="#plant"]')).toHaveLength(2);
});

test('the water of a canal falls at each gate in proportion', () => {
  const gates = [20, 60].map((fall) => ({ name: `${fall}`, note: '', fall }));
  const party = { name: '', note: '' };
  const { container } = render(<LocksScene title="" source={party} gates={gates} basin={party} />);
  const flows = container.querySelectorAll('path[class*="flow"]');
  expect(flows).toHaveLength(2);
  for (const flow of flows) {
    const [first, second] = [...flow.getAttribute('d')!.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].map(
      ([, from, to]) => Number(to) + 8 - (Number(from) - 4),
    );
    expect(second).toBeCloseTo(3 * first!, 0);
  }
});

test('a balloon shrinks with the cube root of the pressure', () => {
  const marks = [1, 8].map((pressure, depth) => ({
    pressure,
    depth,
    depthLabel: '',
    name: '',
    note: '',
  }));
  const { container } = render(<PressureColumnScene title="" marks={marks} />);
  const drawn = container.querySelectorAll('path[class*="accent"]');
  expect(drawn).toHaveLength(2);
  for (const balloons of drawn) {
    const [large, small] = [...balloons.getAttribute('d')!.matchAll(/a([\d.]+) /g)].map(
      ([, radius]) => Number(radius),
    );
    expect(small).toBe(large! / 2);
  }
});

test('a cable ends at its length on the ruler', () => {
  const { container } = render(
    <CableRulerScene
      title=""
      cables={[{ name: '', km: 500, label: '' }]}
      marks={[0, 500, 1000].map((km) => ({ km, label: '', reading: '' }))}
      edges={{ length: '', reading: '' }}
    />,
  );
  const ends = [...container.querySelectorAll('path[class*="curve"]')].map((path) =>
    Number(path.getAttribute('d')!.split('H')[1]),
  );
  expect(ends).toEqual([500, 175]);
});

describe('airDepth', () => {
  // A vessel of radius 10 and height 30: a dome of 50π and a rectangle of 400.
  const area = 50 * Math.PI + 400;

  test('is at the crown without air and at the base without water', () => {
    expect(airDepth(0, 10, 30)).toBe(0);
    expect(airDepth(1, 10, 30)).toBeCloseTo(30);
  });

  test('is true to the area in the dome, at its foot and below it', () => {
    // The segment above half the radius: r²(π/3 − √3/4).
    expect(airDepth((100 * (Math.PI / 3 - Math.sqrt(3) / 4)) / area, 10, 30)).toBeCloseTo(5, 1);
    expect(airDepth((50 * Math.PI) / area, 10, 30)).toBeCloseTo(10);
    expect(airDepth((50 * Math.PI + 100) / area, 10, 30)).toBeCloseTo(15);
  });
});

describe('a smooth line', () => {
  test('passes through its points and closes on request', () => {
    const points = [
      [0, 0],
      [10, 20],
      [20, 0],
    ] as const;
    expect(smooth(points)).toBe('M0 0s6.7 20 10 20s8.3-16.7 10-20');
    expect(smooth(points, true)).toMatch(/^M0 0s.*z$/);
  });

  test('interpolates linearly between samples', () => {
    expect(sample([0, 1, 3], 0.25)).toBe(0.5);
    expect(sample([0, 1, 3], 1)).toBe(3);
  });
});

test('wraps a note that does not fit between words', () => {
  const { container } = render(
    <svg>
      <Leader
        from={[0, 0]}
        to={[9, 9]}
        endX={20}
        name="air"
        note="at 600 m and 61.5 bar"
        width={12}
      />
    </svg>,
  );
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'air',
    'at 600 m and',
    '61.5 bar',
  ]);
});

test('shrinks a bag as it loses air, without moving its frame', () => {
  const { container } = render(
    <svg>
      <Bag x={0} y={0} radius={20} fill={1} />
      <Bag x={0} y={0} radius={20} fill={0.125} />
    </svg>,
  );
  const [full, , part] = [...container.querySelectorAll('path')].slice(1, 5);
  expect(full).toHaveAttribute('d', expect.stringContaining('a20 20'));
  expect(part).toHaveAttribute('d', expect.stringMatching(/^M-14 0L0-9/));
  expect(container.innerHTML).toContain('a10 10');
});
