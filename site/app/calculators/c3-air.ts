import {
  absolutePressure,
  AIR_INPUTS,
  C2K,
  closedExergyPerM3,
  compressTrain,
  depthFromPressure,
  flowExergyPerM3,
  isentropicTemperatureRatio,
  isentropicWork,
  isothermalWork,
  P_ATM,
} from '@hadal/physics';
import math from './c3.tex';
import { numeric } from '../components/data-table';
import { defineCalculator, type ChartData } from './definition';
import { formatNumber, toReaderUnit, inWords, units, withUnit } from './units';

const LATITUDE = 20;
const HOT_K = 400 + C2K;
/** Pressure above which air is no longer close enough to an ideal gas. */
const REAL_GAS_PA = 20e6;

const shares = Array.from({ length: 41 }, (_, index) => index / 40);

export const air = defineCalculator({
  id: 'C3',
  title: 'What does air under pressure cost, and what is it worth?',
  lede: 'Work to compress a tonne of air in three ways, and what a cubic metre of it could give back at best.',
  evidence: 'standard',
  inputs: [
    {
      key: 'given',
      label: 'Pressure from',
      options: [
        { value: 'depth', label: 'Depth' },
        { value: 'pressure', label: 'Pressure' },
      ],
    },
    {
      key: 'z',
      label: 'Depth of the store',
      range: { min: 1, max: 4850, default: 1000 },
      unit: units.metre,
      step: 10,
      when: ({ given }) => given === 'depth',
    },
    {
      key: 'p',
      label: 'Absolute pressure',
      range: { ...AIR_INPUTS.p, default: 10_187_213 },
      unit: units.bar,
      step: 1,
      when: ({ given }) => given === 'pressure',
    },
    {
      key: 'T',
      label: 'Temperature of the air drawn in',
      range: AIR_INPUTS.T,
      unit: units.celsiusFromKelvin,
      step: 1,
    },
    {
      key: 'stages',
      label: 'Stages',
      range: AIR_INPUTS.stages,
      unit: units.none,
      step: 1,
    },
    {
      key: 'etaP',
      label: 'Polytropic efficiency',
      range: AIR_INPUTS.etaP,
      unit: units.percent,
      step: 0.5,
    },
    {
      key: 'tIc',
      label: 'Temperature after each intercooler',
      range: AIR_INPUTS.tIc,
      unit: units.celsiusFromKelvin,
      step: 1,
      hint: 'Into each stage but the first.',
      when: ({ stages }) => stages !== 1,
    },
  ],
  solve({ given, z, p, T, stages, etaP, tIc }) {
    const pressure = given === 'depth' ? absolutePressure(z, LATITUDE) : p;
    const ratio = pressure / P_ATM;
    const isothermal = isothermalWork(T, ratio);
    const isentropic = isentropicWork(T, ratio);
    const train = compressTrain({ t1: T, ratio, stages, etaP, tIc });
    const flow = flowExergyPerM3(pressure);
    const hottest = Math.max(...train.tOut);
    const once = T * isentropicTemperatureRatio(ratio);
    const work = units.kilowattHourPerTonne;
    const perCubicMetre = units.kilowattHourPerCubicMetre;

    return {
      summary: `Compressing a tonne of air to ${inWords(pressure, units.bar)} takes ${inWords(train.work, units.kilowattHourPerTonne)} in ${formatNumber(stages)} ${stages === 1 ? 'stage' : 'stages'}, and ${inWords(isothermal, units.kilowattHourPerTonne)} at the least.`,
      results: [
        { label: 'work in stages, machines with losses', value: train.work, unit: work },
        { label: 'least work, isothermal', value: isothermal, unit: work },
        { label: 'in one go, without loss or cooling', value: isentropic, unit: work },
        { label: 'absolute pressure', value: pressure, unit: units.bar },
        { label: 'hottest outlet of a stage', value: hottest, unit: units.celsiusFromKelvin },
        { label: 'most it can give, open to the sea', value: flow, unit: perCubicMetre },
        {
          label: 'most it can give, in a rigid tank',
          value: closedExergyPerM3(pressure),
          unit: perCubicMetre,
        },
      ],
      formulas: [
        {
          title: 'Least work',
          label: `w equals R times T times the natural logarithm of r: ${inWords(isothermal, units.kilojoulePerKilogram)}.`,
          math: math('isothermal', {
            T: formatNumber(T),
            r: formatNumber(ratio),
            w: formatNumber(toReaderUnit(isothermal, units.kilojoulePerKilogram)),
          }),
        },
        {
          title: 'In one go',
          label: `w equals c p times T times r to the power of two sevenths less one: ${inWords(isentropic, units.kilojoulePerKilogram)}.`,
          math: math('isentropic', {
            T: formatNumber(T),
            r: formatNumber(ratio),
            w: formatNumber(toReaderUnit(isentropic, units.kilojoulePerKilogram)),
          }),
        },
        {
          title: 'In stages',
          label: `The sum over the stages of c p times the rise in temperature: ${inWords(train.work, units.kilojoulePerKilogram)}.`,
          math: math('staged', {
            N: formatNumber(stages),
            eta: formatNumber(etaP),
            w: formatNumber(toReaderUnit(train.work, units.kilojoulePerKilogram)),
          }),
        },
        {
          title: 'Worth of a cubic metre',
          label: `e equals p times the natural logarithm of p over p nought: ${formatNumber(flow / 1e6)} megajoules.`,
          math: math('exergy', {
            p: formatNumber(toReaderUnit(pressure, units.megapascal)),
            r: formatNumber(ratio),
            e: formatNumber(flow / 1e6),
          }),
        },
      ],
      charts: [worthAgainstDepth(pressure)],
      warnings: [
        ...(hottest > HOT_K
          ? [
              `A stage ends at ${withUnit(hottest, units.celsiusFromKelvin)}, above what ordinary compressors bear. More stages run cooler.`,
            ]
          : []),
        ...(pressure > REAL_GAS_PA
          ? ['Above 200\u00a0bar air is no longer close to an ideal gas: use a real-gas equation.']
          : []),
      ],
      tables: [
        {
          caption: 'Temperature at the outlet of each stage',
          columns: ['Machine', numeric('Outlet, °C')],
          rows: [
            ...train.tOut.map(
              (outlet, index) =>
                [
                  `Stage ${index + 1}`,
                  formatNumber(toReaderUnit(outlet, units.celsiusFromKelvin)),
                ] as const,
            ),
            ['In one go, without loss', formatNumber(toReaderUnit(once, units.celsiusFromKelvin))],
          ],
        },
      ],
    };
  },
  explain({ field }) {
    return field === 'r' || field === 'ratio'
      ? { input: 'p', message: `Enter at least ${withUnit(P_ATM, units.bar)}, one atmosphere` }
      : undefined;
  },
  assumption: 'Dry air drawn in at one standard atmosphere, the sea at latitude 20°.',
  validFor:
    'Ideal dry air, 1 to 500\u00a0bar. At 100\u00a0bar and 4\u00a0°C real air is about 3\u00a0% denser; above 200\u00a0bar use a real-gas equation.',
  source:
    'Thermodynamics of the ideal gas, with air of the U.S. Standard Atmosphere 1976; exergy after Garvey (2008).',
  ignores: 'Moisture, pressure lost in coolers and pipes, and motors.',
});

function worthAgainstDepth(pressure: number): ChartData {
  const depth = depthFromPressure(Math.max(0, pressure - P_ATM) / 1e4, LATITUDE);
  const end = [500, 2000].find((far) => depth <= 0.8 * far) ?? 4850;
  const depths = shares.map((share) => share * end);
  const line = (name: string, worth: (pressure: number) => number) => ({
    name,
    points: depths.map((place): [number, number] => [
      toReaderUnit(worth(absolutePressure(place, LATITUDE)), units.kilowattHourPerCubicMetre),
      place,
    ]),
  });
  const flow = toReaderUnit(flowExergyPerM3(pressure), units.kilowattHourPerCubicMetre);
  return {
    kind: 'line',
    title: 'Worth of a cubic metre of stored air against depth',
    description: `It grows faster than depth: ${formatNumber(flow)}\u00a0kWh at ${formatNumber(depth)}\u00a0m, open to the sea. A rigid tank holds less, for its pressure falls as it empties.`,
    x: { label: 'most it can give', unit: 'kWh/m³' },
    y: { label: 'depth', unit: 'm', domain: [0, end], reverse: true },
    series: [line('open to the sea', flowExergyPerM3), line('rigid tank', closedExergyPerM3)],
    current: { x: flow, y: depth, label: `${formatNumber(flow)}\u00a0kWh/m³` },
  };
}
