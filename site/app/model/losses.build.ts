import { lossWaterfall, sensitivities, type LossCause, type Sensitivity } from '@hadal/physics';
import { quantity, number } from './format';
import { plant } from './plant.build';

const causes: Record<LossCause, { step: string; short: string; note: string }> = {
  coldStore: {
    step: 'Ideal machine, the air cooled to 4\u00a0°C at depth',
    short: 'Cold of the deep',
    note: 'the air is cooled to 4\u00a0°C',
  },
  machines: {
    step: 'Electrical machines',
    short: 'Electrical machines',
    note: 'motors, generators, converters',
  },
  blading: {
    step: 'Compressor and turbine blading',
    short: 'Blading',
    note: 'compressors and turbines, inside',
  },
  heat: {
    step: 'Heat: approach temperatures, trim cooling, tank loss',
    short: 'Heat',
    note: 'exchangers, trim cooling, tanks',
  },
  pressure: {
    step: 'Pressure losses',
    short: 'Pressure losses',
    note: 'pipes, valves, exchangers',
  },
  leakage: {
    step: 'Air leakage and auxiliaries',
    short: 'Leakage and auxiliaries',
    note: 'bags, pumps, controls',
  },
  stroke: {
    step: 'The stroke in place of expansion from 100 to 37\u00a0bar',
    short: 'The stroke itself',
    note: 'in place of turbines from 100 to 37\u00a0bar',
  },
  dissolved: {
    step: 'Air dissolved in the spray of the vessels',
    short: 'Dissolved air',
    note: 'taken along by the spray of the vessels',
  },
};

/** Remainder of 100 after each loss; the order of steps matters. */
export const lossSteps = lossWaterfall().map(({ cause, loss, rte }) => ({
  cause,
  step: causes[cause].step,
  lost: 100 * loss,
  left: 100 * rte,
}));

/** Energy of one cycle by where it ends up, MWh, the largest first. */
export const energyAccount = [
  {
    step: 'Back to the grid',
    mwh: plant.outputMwh,
    note: 'stroke and turbines together',
  },
  ...lossWaterfall()
    .map(({ cause, loss }) => ({
      step: causes[cause].short,
      mwh: plant.inputMwh * loss,
      note: causes[cause].note,
    }))
    .toSorted((one, other) => other.mwh - one.mwh),
];

const percent = (share: number) => `${number(100 * share)}\u00a0%`;
const inputs: Record<Sensitivity['input'], [name: string, write: (value: number) => string]> = {
  etaC: ['Compressor efficiency', (value) => number(value, 2)],
  etaE: ['Turbine efficiency', (value) => number(value, 2)],
  dThx: ['Heat-exchanger approach', (value) => quantity(value, 'K')],
  etaStore: ['Air kept in the store', (value) => number(value, 2)],
  etaDt: ['Stroke drivetrain', (value) => number(value, 2)],
  aux: ['Auxiliary load', percent],
  dpDis: ['Pressure loss on discharge', percent],
  nPoly: ['Index of the rising air', (value) => number(value, 1)],
  fSat: ['Spray saturated with air', percent],
};

/**
 * Round trip, per cent, with one input at a time at its worse and better value, the most sensitive
 * first.
 */
export const sensitivity = sensitivities().map((each) => {
  const [name, write] = inputs[each.input];
  return {
    input: name,
    from: write(each.worse),
    to: write(each.better),
    worse: 100 * each.rteWorse,
    better: 100 * each.rteBetter,
  };
});
