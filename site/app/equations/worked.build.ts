import { C2K, CP_AIR, G0, R_AIR } from '@hadal/physics';
import { chain, size } from '../model/reference';
import { number, quantity } from '../model/format';

/**
 * One step of the worked example: the unknown, and the calculation with its numbers substituted.
 */
interface Step {
  /** Its key in `worked.tex`. */
  key: string;
  title: string;
  text: string;
  /** The equation used. */
  equation: string;
  /** The calculation as a sentence, for screen readers. */
  label: string;
  values: Record<string, string>;
}

const { options } = chain;
const bar = (pascals: number) => number(pascals / 1e5, 2);
const kilo = (joules: number, digits = 1) => number(joules / 1000, digits);
const gas = number(R_AIR, 2);
const k = (options.nPoly - 1) / options.nPoly;
const hotter = chain.tOut.at(-1)!;
const seaK = options.tSeaC + C2K;

/** The reference plant EE-100 from the grid to the seabed and back, in twelve calculations. */
export const workedExample: readonly Step[] = [
  {
    key: 'delivery',
    title: 'What the compressors must deliver',
    text: `The sea at ${quantity(options.zStore, 'm')} presses with ${bar(chain.pStore)}\u00a0bar. The column of air in the pipe helps with its own weight, and the pipe takes 3\u00a0%.`,
    equation: 'E2',
    label: `The pressure is ${bar(chain.pStore)} bar times e to the power of minus gravity times depth over gas constant times temperature, times 1.03, which is ${bar(chain.pDel)} bar.`,
    values: {
      store: bar(chain.pStore),
      g: number(G0, 3),
      depth: number(options.zStore),
      R: gas,
      column: number(options.tColChK),
      pipe: number(1 + options.dpCh, 2),
      p: bar(chain.pDel),
    },
  },
  {
    key: 'compressors',
    title: 'How hot the air gets',
    text: `Three equal stages share the ratio of ${number(chain.rComp, 2)}. The second and third begin at 30\u00a0°C and end at ${quantity(hotter - C2K, '°C', 1)}.`,
    equation: 'E6',
    label: `The temperature is ${number(options.tIcC + C2K, 2)} kelvin times ${number(chain.rComp, 2)} to the power of 0.4 over 1.4 times ${number(options.etaC, 2)} times 3, which is ${number(hotter, 1)} kelvin.`,
    values: {
      inlet: number(options.tIcC + C2K, 2),
      ratio: number(chain.rComp, 2),
      eta: number(options.etaC, 2),
      N: number(options.nComp),
      T: number(hotter, 1),
    },
  },
  {
    key: 'charge',
    title: 'Electricity in',
    text: 'The work of the three stages, over the efficiency of their motors.',
    equation: 'E7',
    label: `The electricity in is ${kilo(chain.wComp)} over ${number(options.etaMotor, 2)}, which is ${kilo(chain.wCharge)} kilojoules for each kilogram.`,
    values: {
      work: kilo(chain.wComp),
      motor: number(options.etaMotor, 2),
      w: kilo(chain.wCharge),
    },
  },
  {
    key: 'heat',
    title: 'Heat kept',
    text: 'What the coolers take from the air above 45\u00a0°C, less what is lost until it is wanted.',
    equation: 'E15',
    label: `The heat that comes back is ${number(options.etaTes, 2)} times ${kilo(chain.qComp)}, which is ${kilo(chain.qAvail)} kilojoules for each kilogram.`,
    values: {
      tes: number(options.etaTes, 2),
      heat: kilo(chain.qComp),
      q: kilo(chain.qAvail),
    },
  },
  {
    key: 'dock',
    title: 'Where the dock lies',
    text: `The stroke starts at ${quantity(options.zStart, 'm')} and yields most when the pressure falls to an e-th: at ${quantity(chain.zDock, 'm', 1)}.`,
    equation: 'E11',
    label: `The pressure at the dock is ${bar(chain.pStart)} bar over e, which is ${bar(chain.pDock)} bar.`,
    values: { start: bar(chain.pStart), p: bar(chain.pDock) },
  },
  {
    key: 'gas',
    title: 'Work of the rising air',
    text: 'The same as E10, for a kilogram of air, with k of 0.05/1.05.',
    equation: 'E10',
    label: `The work of the air is ${gas} times ${number(seaK, 2)} times one minus e to the power of minus k, over k, which is ${kilo(chain.wGas, 2)} kilojoules for each kilogram.`,
    values: {
      R: number(R_AIR / 1000, 5),
      T: number(seaK, 2),
      k: number(k, 5),
      w: kilo(chain.wGas, 2),
    },
  },
  {
    key: 'stroke',
    title: 'Electricity from the stroke',
    text: 'Spray and drag take 3.5\u00a0% of it, lifting the air itself takes more, and the drivetrain keeps 0.88.',
    equation: 'E10',
    label: `The stroke gives ${number(options.etaDt, 2)} times ${kilo(chain.wGas, 2)} times 0.965 less ${kilo(chain.wLift, 2)}, which is ${kilo(chain.wStroke, 2)} kilojoules for each kilogram.`,
    values: {
      eta: number(options.etaDt, 2),
      gas: kilo(chain.wGas, 2),
      kept: number(1 - options.fSpray - options.fDrag, 3),
      lift: kilo(chain.wLift, 2),
      w: kilo(chain.wStroke, 2),
    },
  },
  {
    key: 'turbines',
    title: 'Work of the turbines',
    text: `The air reaches them at ${bar(chain.pIn)}\u00a0bar and leaves at ${bar(options.pExh)}\u00a0bar, warmed to ${quantity(chain.tIn - C2K, '°C', 1)} before each of three stages. The spray has dissolved ${quantity(100 * chain.dissolved, '%', 1)} of the air on the way up; it does not reach the turbines.`,
    equation: 'E14',
    label: `The turbines give 3 times ${number(CP_AIR / 1000, 4)} times ${number(chain.tIn, 1)} times one minus ${number(chain.rExp, 2)} to a negative power, times ${number(1 - chain.dissolved, 4)}, the share of the air that is left, which is ${kilo(chain.wExp)} kilojoules for each kilogram.`,
    values: {
      N: number(options.nExp),
      cp: number(CP_AIR / 1000, 4),
      T: number(chain.tIn, 1),
      ratio: number(chain.rExp, 2),
      eta: number(options.etaE, 2),
      left: number(1 - chain.dissolved, 4),
      w: kilo(chain.wExp),
    },
  },
  {
    key: 'out',
    title: 'Electricity out',
    text: 'Stroke and turbines together, less the 3\u00a0% that pumps and controls take.',
    equation: 'E18',
    label: `The electricity out is ${kilo(chain.wStroke, 2)} plus ${number(options.etaGen, 3)} times ${kilo(chain.wExp)}, times ${number(1 - options.aux, 2)}, which is ${kilo(chain.eOut)} kilojoules for each kilogram.`,
    values: {
      stroke: kilo(chain.wStroke, 2),
      generator: number(options.etaGen, 3),
      turbines: kilo(chain.wExp),
      net: number(1 - options.aux, 2),
      w: kilo(chain.eOut),
    },
  },
  {
    key: 'round trip',
    title: 'Round trip',
    text: 'Of each kilogram charged, a hundredth is lost from the bags.',
    equation: 'E18',
    label: `The round trip is ${number(options.etaStore, 2)} times ${kilo(chain.eOut)} over ${kilo(chain.wCharge)}, which is ${number(chain.rte, 3)}.`,
    values: {
      store: number(options.etaStore, 2),
      out: kilo(chain.eOut),
      in: kilo(chain.wCharge),
      eta: number(chain.rte, 3),
    },
  },
  {
    key: 'flow',
    title: 'How much air that takes',
    text: 'For an output of 100\u00a0MW.',
    equation: 'E18',
    label: `The flow is 100,000 kilowatts over ${kilo(chain.eOut)} kilojoules for each kilogram, which is ${number(size.massFlow, 1)} kilograms each second.`,
    values: { power: '100,000', out: kilo(chain.eOut), m: number(size.massFlow, 1) },
  },
  {
    key: 'volume',
    title: 'How large the store is',
    text: 'For eight hours of that flow, and the hundredth that is lost.',
    equation: 'E4',
    label: `The volume is ${number(size.mAirCharged)} kilograms over ${number(size.rhoAir, 2)} kilograms in a cubic metre, which is ${number(size.vStore)} cubic metres.`,
    values: {
      mass: number(size.mAirCharged),
      density: number(size.rhoAir, 2),
      V: number(size.vStore),
    },
  },
];
