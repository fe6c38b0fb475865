import { LevelGaugeScene } from '@hadal/illustrations';
import type { ReactNode } from 'react';
import { Cite } from '../components/cite';
import { DataTable, numeric } from '../components/data-table';
import { stroke, vessel } from '../model';
import { number, quantity } from '../model/format';

const pull = quantity(stroke.dockPullMn, 'MN', 1);
const bends = number(Number(vessel.strokesPerYear.toPrecision(1)));

/** Readiness of each part of a plant, the least ready first. */
const parts: readonly [part: string, level: number, behind: ReactNode, missing: string][] = [
  [
    'Rope and sheave',
    2,
    <>
      Bending tests of fibre rope at a small fraction of the pull (
      <Cite of="davies2015" />)
    </>,
    `A test at ${pull}, some ${bends} times a year`,
  ],
  ['Vessel and stroke', 2, 'Equations', 'Any test at all'],
  ['Filling and docking', 2, 'Drawings', 'A lake, ice, and waves'],
  [
    'Air bags on the sea bed',
    5,
    <>
      Trials in a tank and off Orkney (<Cite of="pimm2014" />)
    </>,
    'Depth, size, and years',
  ],
  [
    'Steam from left-over heat',
    6,
    <>
      Pilot plants with gas turbines (<Cite of="jonsson2005" />)
    </>,
    'Air without a flame, at sea',
  ],
  [
    'Hot-water heat store',
    8,
    'Common in district heating, at lower pressure',
    'A tank of this size on a platform',
  ],
  [
    'Compressors and turbines for air',
    9,
    <>
      Plants on land since 1978 (<Cite of="budt2016" />)
    </>,
    'Salt and motion',
  ],
  ['Platform, moorings, cable', 9, 'Oil, gas and wind at sea', 'A customer'],
];

const caption = 'Technology readiness in this use, by our own judgement, the least ready first';

/** Tabulates the readiness of each part, with a gauge and reasons. */
export function ReadinessTable() {
  return (
    <DataTable
      caption={caption}
      columns={['Part', numeric('Level'), 'Of nine', 'What stands behind it', 'What is missing']}
      rows={parts.map(([part, level, behind, missing]) => [
        part,
        level,
        <LevelGaugeScene key={part} reached={level} title={`${level} of 9 levels reached`} />,
        behind,
        missing,
      ])}
    />
  );
}

/** The same table in brief, for a slide. */
export function ReadinessInBrief() {
  return (
    <DataTable
      caption={caption}
      columns={['Part', numeric('Level'), 'What is missing']}
      rows={parts.map(([part, level, , missing]) => [part, level, missing])}
    />
  );
}
