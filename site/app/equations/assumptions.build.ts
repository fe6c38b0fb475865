import { facts, type Fact } from '../model/facts.build';
import { chain } from '../model/reference';
import { number, quantity } from '../model/format';

const { options } = chain;
/** A fact as a row: its value as printed, and its source. */
const row = (what: string, { value, unit, source }: Fact) =>
  [
    what,
    unit === '1'
      ? number(value, Number.isInteger(value) ? 0 : 1)
      : quantity(value, unit, Number.isInteger(value) ? 0 : 1),
    source,
  ] as const;
const percent = (share: number, digits = 0) => quantity(100 * share, '%', digits);

/** Assumptions of the model about the reference plant, by part. */
export const assumptions: readonly (readonly [what: string, value: string, why: string])[] = [
  [
    'Store and start of the stroke',
    `${quantity(options.zStore, 'm')}, ${quantity(options.zStart, 'm')}`,
    'chosen',
  ],
  ['Deep water', quantity(options.tSeaC, '°C'), 'typical at that depth'],
  ['Air outside', quantity(options.tAmbC, '°C'), 'standard atmosphere'],
  ['Latitude', `${number(options.lat)}°`, 'gravity hardly depends on it'],
  ['Compressors, polytropic', number(options.etaC, 2), 'large machines of today'],
  ['Turbines, polytropic', number(options.etaE, 2), 'large machines of today'],
  ['Motors and their converters', number(options.etaMotor, 2), 'large machines of today'],
  ['Generators', number(options.etaGen, 3), 'large machines of today'],
  ['Approach of heat exchangers', quantity(options.dThx, 'K'), 'charged on both ways'],
  ['Heat given back', number(options.etaTes, 2), 'exchange, mixing, twelve hours of standing'],
  ['Air kept in the bags', number(options.etaStore, 2), 'untested'],
  [
    'Pressure lost, in and out',
    `${percent(options.dpCh)}, ${percent(options.dpDis)}`,
    'pipes and exchangers',
  ],
  ['Stroke drivetrain', number(options.etaDt, 2), 'rope, sheave, winch, generator, converter'],
  ['Spray, of the gas work', percent(options.fSpray, 1), 'untested'],
  ['Drag, of the gas work', percent(options.fDrag), 'computed at 0.8\u00a0%'],
  ['Index of the rising air', number(options.nPoly, 2), 'untested; it rests on the spray'],
  ['Pumps and controls', percent(options.aux), 'allowance'],
  row('Cooling of the spray', facts.sprayCooling),
  row('Saturation of the spray with air', facts.spraySaturation),
  row('Ropes of a vessel', facts.ropes),
  row('Mass of a rope', facts.ropeMass),
  row('Price of rope', facts.ropePrice),
  row('Life of a rope', facts.ropeLife),
  row('Safety of the anchors', facts.anchorFactor),
  row('Concrete', facts.concrete),
  row('Safety of the ballast', facts.ballastFactor),
  row('Vessels that wait with air', facts.waiting),
];
