import { CHAIN_INPUTS, type ChainOptions, type PhysicsError } from '@hadal/physics';
import type { ChoiceInput, NumberInput, Refusal } from './definition';
import { formatNumber, units } from './units';

/**
 * The start of the stroke as a height above the store, so that one number changes the depth of
 * both.
 */
const above = {
  min: 0,
  max: CHAIN_INPUTS.zStore.max - CHAIN_INPUTS.zStart.min,
  default: CHAIN_INPUTS.zStore.default - CHAIN_INPUTS.zStart.default,
};
/** The number e, rounded as a reader would type it. */
const dockRatio = { ...CHAIN_INPUTS.dockRatio, default: 2.718282 };
const ranges = { ...CHAIN_INPUTS, dockRatio, above };

type PlantKey = Exclude<keyof typeof ranges, 'zStart'>;
type PlantInput = Omit<NumberInput, 'key' | 'range'>;
type PlantValues = Readonly<Record<PlantKey, number>>;

const percent = { unit: units.percent, step: 0.5 };
const celsius = { unit: units.celsius, step: 1 };
const count = { unit: units.none, step: 1 };

const site = 'The sea and the air';
const compressors = 'Compressors and their heat';
const vessels = 'Vessels and their stroke';
const expanders = 'Turbines and the grid';

/** The plant's inputs, grouped by subject. */
const inputs: Record<PlantKey, PlantInput> = {
  zStore: { label: 'Depth of the store', unit: units.metre, step: 50, group: site },
  lat: { label: 'Latitude', unit: units.degree, step: 1, group: site },
  tSeaC: { label: 'Deep water', ...celsius, group: site },
  tAmbC: { label: 'Outside air', ...celsius, group: site },
  etaStore: { label: 'Air kept in the store', ...percent, group: site },

  nComp: { label: 'Compressor stages', ...count, group: compressors },
  etaC: { label: 'Compressor efficiency', ...percent, group: compressors, hint: 'Polytropic.' },
  etaMotor: { label: 'Motors and converters', ...percent, group: compressors },
  tIcC: { label: 'Air into the later stages', ...celsius, group: compressors },
  tRetC: { label: 'Air out of the heat exchangers', ...celsius, group: compressors },
  dThx: {
    label: 'Heat-exchanger approach',
    unit: units.kelvin,
    step: 1,
    group: compressors,
    hint: 'Charged each way.',
  },
  dpCh: { label: 'Pressure lost while charging', ...percent, group: compressors },
  tColChK: {
    label: 'Mean temperature of the air column down',
    unit: units.kelvin,
    step: 1,
    group: compressors,
  },
  etaTes: { label: 'Heat that comes back', ...percent, group: compressors },

  above: {
    label: 'Start above the store',
    unit: units.metre,
    step: 5,
    plain: true,
    group: vessels,
  },
  dockRatio: {
    label: 'Pressure at the start over the dock’s',
    unit: units.times,
    step: 0.1,
    group: vessels,
    hint: 'e, about 2.718, gives one vessel the most work.',
  },
  nPoly: {
    label: 'Index of the rising air',
    unit: units.none,
    step: 0.01,
    group: vessels,
    hint: '1 is isothermal, 1.4 adiabatic.',
  },
  fSpray: { label: 'Gas work spent on spray', ...percent, group: vessels },
  dTspray: {
    label: 'Cooling of the spray',
    unit: units.kelvin,
    step: 0.5,
    group: vessels,
    hint: 'The less, the more water it takes.',
  },
  fSat: {
    label: 'Saturation of the spray with air',
    unit: units.percent,
    step: 5,
    group: vessels,
    hint: 'At 100\u00a0% it takes along all the air that it can dissolve.',
  },
  fDrag: { label: 'Gas work lost to drag', ...percent, group: vessels },
  etaDt: { label: 'Drivetrain, tether to grid', ...percent, group: vessels },

  nExp: { label: 'Turbine stages', ...count, group: expanders },
  etaE: { label: 'Turbine efficiency', ...percent, group: expanders, hint: 'Polytropic.' },
  etaGen: { label: 'Generators', ...percent, group: expanders },
  dpDis: { label: 'Pressure lost while discharging', ...percent, group: expanders },
  tColDisK: {
    label: 'Mean temperature of the air column up',
    unit: units.kelvin,
    step: 1,
    group: expanders,
  },
  pExh: {
    label: 'Pressure at the exhaust',
    unit: units.bar,
    step: 0.01,
    plain: true,
    group: expanders,
  },
  aux: { label: 'Pumps and controls', ...percent, group: expanders },
  tFeedC: { label: 'Feed water of the saturator', ...celsius, group: expanders },
};

export const vesselsInput = {
  key: 'vessels',
  label: 'How the air rises',
  options: [
    { value: 'with', label: 'In vessels' },
    { value: 'without', label: 'In a pipe' },
  ],
  hint: 'In vessels it does work on the way.',
} as const satisfies ChoiceInput;

/**
 * Returns all inputs of the plant: the named ones first and always shown, the others in collapsed
 * groups.
 */
export function plantInputs(...open: PlantKey[]): NumberInput<PlantKey>[] {
  const keys = Object.keys(inputs) as PlantKey[];
  const input = (key: PlantKey) => ({ key, range: ranges[key], ...inputs[key] });
  return [
    ...open.map((key) => {
      const { group: _, ...rest } = input(key);
      return rest;
    }),
    ...keys.filter((key) => !open.includes(key)).map(input),
  ];
}

/** Converts the settings into the options of the plant's model. */
export const plantOf = ({ above: start, ...numbers }: PlantValues): Partial<ChainOptions> => ({
  ...numbers,
  zStart: numbers.zStore - start,
});

/**
 * Formats the package's warnings for the page: a true minus sign, and no line break before a unit.
 */
export const readable = (warnings: readonly string[]) =>
  warnings.map((words) =>
    words.replaceAll(/-(?=\d)/g, '−').replaceAll(/(?<=\d) (?=°C|bar|MN|%|s\b)/g, '\u00a0'),
  );

/** Inconsistencies between inputs, keyed by the field that can resolve them. */
const contradictions: Partial<Record<PlantKey, string>> = {
  zStore: 'Too shallow: the air would reach the turbines without pressure',
  etaC: 'The plant would give back all it takes in, which nothing does: lower an efficiency',
  tRetC: 'The compressed air is no warmer than this: lower it, or take fewer stages',
  dThx: 'The stored heat would not warm the air: lower the approach',
  dockRatio: 'The dock would be too shallow: lower the ratio, or start deeper',
};

/** Explains an error of the plant's model in the reader's terms. */
export function explainPlant(error: PhysicsError, { zStore }: PlantValues): Refusal | undefined {
  if (error.field === 'zStart') {
    const most = `${formatNumber(zStore - CHAIN_INPUTS.zStart.min)}\u00a0m`;
    return { input: 'above', message: `At this depth the formulas hold for 0 to ${most}` };
  }
  if (error.code === 'OUT_OF_RANGE') return undefined;
  const message = contradictions[error.field as PlantKey];
  return message === undefined ? undefined : { input: error.field, message };
}
