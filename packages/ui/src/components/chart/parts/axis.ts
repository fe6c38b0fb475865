import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { numberFormat } from '../../../internal/number-format';
import type { Frame } from './frame';

/** The quantity of an axis, with its range and format. */
export interface ChartAxis {
  label: string;
  /** A shorter label for the narrow version. */
  shortLabel?: string | undefined;
  /** The unit, shown after the label and after single values. */
  unit?: string | undefined;
  /** The range of the axis. @default the range of the data */
  domain?: readonly [least: number, most: number] | undefined;
  /** @default round numbers */
  ticks?: readonly number[] | undefined;
  /** Reverses the axis; depth always runs downward. */
  reverse?: boolean | undefined;
  /**
   * The format of its numbers; without it, ticks have as many digits as tell them apart. @default
   * four significant digits
   */
  format?: Intl.NumberFormatOptions | undefined;
}

const missing = '–';
/** A minus sign, with the direction marks that some locales write before it. */
const signs = /[-−\u061c\u200e\u200f]/g;

/** Formats the values of an axis, with or without their unit. */
export function formatter({ unit, format }: Pick<ChartAxis, 'unit' | 'format'>, locale: string) {
  const write = numberFormat(locale, format ?? { maximumSignificantDigits: 4 });
  const zero = write(0);
  const number = (value: number) => {
    if (!Number.isFinite(value)) return missing;
    const written = write(value);
    // A value that rounds to zero has no sign; others have a true minus sign.
    return written.replace(signs, '') === zero ? zero : written.replace('-', '−');
  };
  return {
    number,
    withUnit: (value: number) =>
      unit && Number.isFinite(value) ? `${number(value)}\u00a0${unit}` : number(value),
  };
}

/** A label with its unit, as in a table header. */
export const withUnit = (label: string, unit: string | undefined) =>
  unit ? `${label}, ${unit}` : label;

export const axisTitle = ({ label, shortLabel, unit }: ChartAxis, frame?: Frame) =>
  withUnit((frame?.name === 'narrow' && shortLabel) || label, unit);

/**
 * The scale of an axis, from 0 to 1 until it gets its range. Ignores values that are not finite.
 */
export function scaleOf(axis: ChartAxis, values: readonly number[]): ScaleLinear<number, number> {
  if (axis.domain) return scaleLinear([...axis.domain], [0, 1]);
  const finite = values.filter(Number.isFinite);
  const [least, most] = [Math.min(...finite), Math.max(...finite)];
  // A single value still needs a domain of some width.
  const spread = least === most ? Math.abs(least) || 1 : 0;
  return scaleLinear([least - spread, most + spread], [0, 1]).nice();
}

/** The scale of an axis of bars, which end where a narrower domain does. */
export const barScaleOf = (...of: Parameters<typeof scaleOf>) => scaleOf(...of).clamp(true);

export interface Tick {
  at: number;
  label: string;
  value: number;
}

export function ticksOf(
  axis: ChartAxis,
  scale: ScaleLinear<number, number>,
  count: number,
  locale: string,
): Tick[] {
  const [least, most] = scale.domain() as [number, number];
  const some = (axis.ticks ?? scale.ticks(count)).filter(
    (value) => value >= least && value <= most,
  );
  const written = (values: readonly number[], format: Intl.NumberFormatOptions): Tick[] => {
    const { number } = formatter({ format }, locale);
    return values.map((value) => ({ value, at: scale(value), label: number(value) }));
  };
  const exact = { maximumSignificantDigits: digitsOf(some) };
  if (!axis.format) return written(some, exact);
  // Ticks are round, so they need no trailing zeros.
  const format = { ...axis.format, minimumFractionDigits: 0 };
  if (axis.ticks || some.length < 2) return written(some, format);
  for (let fewer = count; fewer > 0; fewer--) {
    const values = scale.ticks(fewer);
    const next = 2 * values.at(-1)! - values.at(-2)!;
    const labels = written([...values, next], format).map(({ label }) => label);
    // Rounded, two of them or the next would say the same.
    if (values.length > 1 && new Set(labels).size === labels.length) return written(values, format);
  }
  // Steps are finer than the format.
  return written(some, { ...format, ...exact });
}

/** Returns how many significant digits tell values apart: four, or more far from 0. */
function digitsOf(values: readonly number[]) {
  const steps = values.slice(1).map((value, index) => Math.abs(value - values[index]!));
  const digits = Math.ceil(Math.log10(Math.max(...values.map(Math.abs)) / Math.min(...steps))) + 2;
  return digits > 4 ? Math.min(digits, 15) : 4;
}
