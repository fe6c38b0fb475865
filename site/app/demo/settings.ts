import { days } from './days';

/** Demo settings kept in the address, in the reader's units. */
export interface Settings {
  /** Depth of the release, m. */
  start: number;
  /** Volume of the vessel, m³. */
  volume: number;
  /** Elapsed time of the stroke, s. */
  at: number;
  /** Playback rate relative to real time. */
  rate: number;
  day: string;
  /** Time of day, h. */
  hour: number;
}

export const rates = [0.5, 1, 5, 20, 60];

export const limits = {
  start: { min: 300, max: 2000 },
  volume: { min: 100, max: 2000 },
  at: { min: 0, max: 900 },
  hour: { min: 0, max: 24 },
} as const;

/** The page opens half-way through the stroke, where each of its curves and sums has begun. */
export const initial: Settings = {
  start: 980,
  volume: 1000,
  at: 369,
  rate: 60,
  day: 'sunny',
  hour: 12,
};

/** Parses the settings of the address one by one; an invalid one keeps its default. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const number = (name: keyof typeof limits) => {
    const text = query.get(name) ?? '';
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    const { min, max } = limits[name];
    return value >= min && value <= max ? value : initial[name];
  };
  const rate = Number(query.get('rate'));
  const day = query.get('day');
  return {
    start: number('start'),
    volume: number('volume'),
    at: number('at'),
    rate: rates.includes(rate) ? rate : initial.rate,
    day: days.some(({ key }) => key === day) && day ? day : initial.day,
    hour: number('hour'),
  };
}

/** Serialises the settings for the address, omitting the defaults. */
export const writeSettings = (settings: Settings): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value === initial[name as keyof Settings] ? undefined : String(value),
    ]),
  );
