import { number } from '../model/format';

/** A unit that readers know, defined relative to the formulas' unit. */
export interface Unit {
  /** Symbol printed after the number; '' for a pure number. */
  symbol: string;
  /** The unit in words, for screen readers. */
  words: string;
  /** Size of this unit in the formulas' unit. @default 1 */
  size?: number;
  /** Zero of this unit in the formulas' unit. @default 0 */
  zero?: number;
}

/** Converts from the formulas' unit to the reader's, without floating-point noise. */
export const toReaderUnit = (value: number, { size = 1, zero = 0 }: Unit) =>
  size === 1 && zero === 0 ? value : Number(((value - zero) / size).toPrecision(12));

/** Converts from the reader's unit to the formulas'. */
export const toFormulaUnit = (value: number, { size = 1, zero = 0 }: Unit) => value * size + zero;

/** Rounds to five significant digits, up (1) or down (-1). */
function inward(value: number, direction: 1 | -1) {
  const near = Number(value.toPrecision(5));
  if ((near - value) * direction >= 0) return near;
  return near + direction * 10 ** (Math.floor(Math.log10(Math.abs(near))) - 4);
}

/** A range in words, its ends rounded inwards, since the formulas reject values beyond them. */
export const rangeInWords = (least: number, most: number) =>
  `${formatNumber(inward(least, 1), 5)} to ${formatNumber(inward(most, -1), 5)}`;

/**
 * Formats a number to at most this many significant digits, with a true minus sign and no negative
 * zero. Not by `Intl`, whose first use costs a slow phone 60 ms.
 */
export function formatNumber(value: number, digits = 4) {
  if (value === 0) return '0';
  // The most decimals a formatter accepts; smaller values print as zero.
  const decimals = Math.min(100, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
  return decimals > 0
    ? number(value, decimals).replace(/\.?0+$/, '')
    : number(Number(value.toPrecision(digits)));
}

/** Joins a number and its unit with a non-breaking space. */
export const joinUnit = (figure: string, { symbol }: Unit) =>
  symbol === '°' ? figure + symbol : [figure, symbol].filter(Boolean).join('\u00a0');

/** Formats a value of the formulas as a number with its unit. */
export const withUnit = (value: number, unit: Unit) =>
  joinUnit(formatNumber(toReaderUnit(value, unit)), unit);

/** The same in words, for screen readers. */
export const inWords = (value: number, unit: Unit) =>
  [formatNumber(toReaderUnit(value, unit)), unit.words].filter(Boolean).join(' ');

const unit = (symbol: string, words: string, size = 1, zero = 0): Unit => ({
  symbol,
  words,
  size,
  zero,
});

export const units = {
  none: unit('', ''),
  times: unit('×', 'times'),
  percent: unit('%', 'per cent', 0.01),
  degree: unit('°', 'degrees'),
  metre: unit('m', 'metres'),
  kilometre: unit('km', 'kilometres'),
  cubicMetre: unit('m³', 'cubic metres'),
  metrePerSecond: unit('m/s', 'metres per second'),
  metrePerSecondSquared: unit('m/s²', 'metres per second squared'),
  second: unit('s', 'seconds'),
  minute: unit('min', 'minutes', 60),
  hour: unit('h', 'hours'),
  year: unit('years', 'years'),
  kilogram: unit('kg', 'kilograms'),
  tonne: unit('t', 'tonnes', 1000),
  kilogramPerSecond: unit('kg/s', 'kilograms per second'),
  kilogramPerCubicMetre: unit('kg/m³', 'kilograms per cubic metre'),
  bar: unit('bar', 'bar', 1e5),
  decibar: unit('dbar', 'decibar'),
  megapascal: unit('MPa', 'megapascals', 1e6),
  celsius: unit('°C', 'degrees Celsius'),
  /** For formulas in kelvin. */
  celsiusFromKelvin: unit('°C', 'degrees Celsius', 1, 273.15),
  meganewton: unit('MN', 'meganewtons', 1e6),
  kelvin: unit('K', 'kelvin'),
  watt: unit('W', 'watts'),
  kilowatt: unit('kW', 'kilowatts', 1e3),
  megawatt: unit('MW', 'megawatts', 1e6),
  kilowattHour: unit('kWh', 'kilowatt-hours', 3.6e6),
  megawattHour: unit('MWh', 'megawatt-hours', 3.6e9),
  /** For formulas in megawatt-hours. */
  megawattHours: unit('MWh', 'megawatt-hours'),
  gigawattHourOfMwh: unit('GWh', 'gigawatt-hours', 1e3),
  /** Of work or heat per kilogram, in J/kg. */
  kilojoulePerKilogram: unit('kJ/kg', 'kilojoules per kilogram', 1e3),
  kilowattHourPerTonne: unit('kWh/t', 'kilowatt-hours per tonne', 3.6e3),
  kilowattHourPerCubicMetre: unit('kWh/m³', 'kilowatt-hours per cubic metre', 3.6e6),
  dollar: unit('$', 'dollars'),
  millionDollars: unit('million\u00a0$', 'million dollars', 1e6),
  dollarPerKilowattHour: unit('$/kWh', 'dollars per kilowatt-hour'),
  dollarPerLitre: unit('$/l', 'dollars per litre'),
  dollarPerMegawattHour: unit('$/MWh', 'dollars per megawatt-hour'),
  kilotonne: unit('kt', 'kilotonnes', 1e6),
  kilogramPerMegawattHour: unit('kg/MWh', 'kilograms per megawatt-hour'),
} as const satisfies Record<string, Unit>;
