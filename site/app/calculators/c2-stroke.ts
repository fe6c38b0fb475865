import { C2K, sphereVolume, STROKE_INPUTS, voidEnergy, type PhysicsError } from '@hadal/physics';
import { numeric } from '../components/data-table';
import { chartsOf, formulasOf } from './c2-drawn';
import { defineCalculator, type Refusal, type Result } from './definition';
import { stroke, type Rise, type StrokeOptions } from './stroke';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

/** Tension beyond any rope system in service that we can cite, N. */
const ROPE_N = 10e6;
const FREEZES_C = -1.9;
const HIGH_DRAG = 0.05;

export const powerStroke = defineCalculator({
  id: 'C2',
  title: 'What does one stroke give?',
  lede: 'A vessel rises from depth while its air expands. The air was compressed beforehand, at a higher cost than the rise returns.',
  evidence: 'modelled',
  inputs: [
    {
      key: 'mode',
      label: 'How the vessel is filled',
      options: [
        { value: 'fill', label: 'In part' },
        { value: 'spill', label: 'To the brim' },
        { value: 'rigid', label: 'Closed' },
      ],
      hint: 'In part: the air just fills it at the dock. To the brim: what expands spills. Closed: a rigid hull.',
    },
    {
      key: 'V',
      label: 'Volume of the vessel',
      range: STROKE_INPUTS.V,
      unit: units.cubicMetre,
      step: 10,
      plain: true,
    },
    {
      key: 'z',
      label: 'Start depth',
      range: STROKE_INPUTS.zStart,
      unit: units.metre,
      step: 10,
    },
    {
      key: 'ratio',
      label: 'Pressure at the start over that at the dock',
      range: { ...STROKE_INPUTS.dockRatio, default: 2.718282 },
      unit: units.none,
      step: 0.05,
      hint: 'It sets the depth of the dock; about e is best.',
    },
    {
      key: 'n',
      label: 'Polytropic index of the air',
      range: STROKE_INPUTS.n,
      unit: units.none,
      step: 0.01,
      hint: '1 keeps its temperature, 1.4 takes no heat from the sea.',
      when: ({ mode }) => mode !== 'rigid',
    },
    {
      key: 'D',
      label: 'Diameter of the vessel',
      range: STROKE_INPUTS.D,
      unit: units.metre,
      step: 0.1,
    },
    {
      key: 'cd',
      label: 'Drag coefficient',
      range: STROKE_INPUTS.cd,
      unit: units.none,
      step: 0.05,
    },
    {
      key: 'steel',
      label: 'Steel',
      range: STROKE_INPUTS.mSteel,
      unit: units.tonne,
      step: 1,
      plain: true,
    },
    {
      key: 'time',
      label: 'Duration of the stroke',
      range: STROKE_INPUTS.tStroke,
      unit: units.second,
      step: 10,
      plain: true,
    },
  ],
  solve(options) {
    const rise = stroke(options);
    const { gasWork, dock } = rise;
    return {
      summary: `The air does ${inWords(gasWork, units.megawattHour)} of work in one stroke from ${formatNumber(options.z)} to ${inWords(dock, units.metre)}, and pulls with ${inWords(rise.dockForce, units.meganewton)} at the dock.`,
      results: resultsOf(options, rise),
      formulas: formulasOf(options, rise),
      charts: chartsOf(rise.stations),
      warnings: warningsOf(rise),
      tables: [comparison(options, rise)],
    };
  },
  explain: explainStroke,
  assumption:
    'Constant power all the way up, sea water of salinity 35 and 4\u00a0°C at latitude 20°, air as warm as the sea at the start.',
  validFor:
    'Slow motion in still water, 20 to 6,000\u00a0m; the work is exact for any density of the sea.',
  source:
    'The integral of V\u00a0dp along the rise, with Archimedes’ principle and the definition of the drag coefficient; sea from UNESCO 44.',
  ignores:
    'Water dragged along (added mass), what drag does to the pull, rope stretch, currents and waves, and all that comes after the rope: drum, generator, and the return of the vessel.',
});

function resultsOf(
  { mode }: StrokeOptions,
  { gasWork, fill, airMass, startForce, dockForce, stations, dragShare, ...rise }: Rise,
): Result[] {
  return [
    { label: 'work of the air in one stroke', value: gasWork, unit: units.megawattHour },
    { label: 'full of air at the start', value: fill, unit: units.percent },
    { label: 'air for each stroke', value: airMass, unit: units.tonne },
    { label: 'depth of the dock', value: rise.dock, unit: units.metre },
    { label: 'pull on the tether at the start', value: startForce, unit: units.meganewton },
    { label: 'pull on the tether at the dock', value: dockForce, unit: units.meganewton },
    { label: 'constant power at the tether', value: rise.power, unit: units.megawatt },
    { label: 'speed at the start', value: stations[0]?.speed ?? NaN, unit: units.metrePerSecond },
    {
      label: 'speed at the dock',
      value: stations.at(-1)?.speed ?? NaN,
      unit: units.metrePerSecond,
    },
    { label: 'of the work goes into drag', value: dragShare, unit: units.percent },
    {
      label: 'if the tether parts at the dock',
      value: rise.freeAscent,
      unit: units.metrePerSecond,
    },
    { label: 'uplift on the anchor', value: rise.anchorUplift, unit: units.meganewton },
    ...(mode === 'spill'
      ? [
          {
            label: 'thrown away with the air that spills',
            value: rise.spilt,
            unit: units.megawattHour,
          },
        ]
      : []),
  ];
}

function warningsOf({ dockForce, dockAirK, dragShare }: Rise): string[] {
  const warnings = [];
  if (dockForce > ROPE_N) {
    warnings.push(
      `A pull of ${withUnit(dockForce, units.meganewton)} is above any rope system in service that we can cite.`,
    );
  }
  if (dockAirK - C2K < FREEZES_C) {
    warnings.push(
      `The air reaches the dock at ${withUnit(dockAirK, units.celsiusFromKelvin)}: sea spray freezes.`,
    );
  }
  if (dragShare > HIGH_DRAG) {
    warnings.push(
      `Drag takes ${withUnit(dragShare, units.percent)} of the work. A longer stroke loses less.`,
    );
  }
  return warnings;
}

/**
 * Compares the vessel with the other deep-sea store: hollow spheres on the sea bed, pumped empty.
 */
function comparison({ V, z }: StrokeOptions, { gasWork, startRho }: Rise) {
  const sphere = sphereVolume(30);
  const emptied = (volume: number, depth: number, rho: number) =>
    voidEnergy({ V: volume, depth, rho, eta: 1 });
  const row = (name: string, volume: number, energy: number, source: string) =>
    [
      name,
      formatNumber(toReaderUnit(energy, units.megawattHour)),
      formatNumber(toReaderUnit(energy / volume, units.kilowattHourPerCubicMetre)),
      source,
    ] as const;
  return {
    caption: 'The stroke beside hollow spheres on the sea bed',
    columns: ['Store', numeric('Energy, MWh'), numeric('For each m³, kWh'), 'Known from'],
    rows: [
      row('This stroke, work of the air', V, gasWork, 'computed above'),
      row('As large a void at the start depth, ideal', V, emptied(V, z, startRho), 'ρ g z V'),
      row(
        'Sphere of 30\u00a0m at 700\u00a0m, ideal',
        sphere,
        emptied(sphere, 700, 1025),
        'ρ g z V',
      ),
      row('The same sphere, usable', sphere, 20 * 3.6e9, 'StEnSea, published design'),
    ],
  };
}

function explainStroke({ code, field, message, max = 0 }: PhysicsError): Refusal | undefined {
  if (field === 'vAir' && code === 'INCONSISTENT') {
    return {
      input: 'steel',
      message: 'The vessel does not float with this much steel: take less, or more volume',
    };
  }
  if (field === 'vAir') {
    return {
      input: 'V',
      message: 'Too little air at the start: the formulas begin at 0.01\u00a0m³',
    };
  }
  if (field === 'p') {
    return {
      input: 'z',
      message: `Above ${withUnit(max, units.bar)} the formulas of the air do not hold: start less deep, or fill in part`,
    };
  }
  if (field === 'ratio') {
    return { input: 'ratio', message: `${message} Take a lower ratio, or start deeper` };
  }
  return undefined;
}
