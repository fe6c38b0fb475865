const SECONDS = new Map(Object.entries({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 }));

/** Parses a duration in the format of Go and Supabase, such as `90s` or `1h30m`, to seconds. */
export function readDuration(text: string): number {
  if (!/^(\d+(\.\d+)?(ns|us|ms|s|m|h))+$/.test(text)) {
    throw new Error(`"${text}" is not a duration. Write one like 90s, 5m or 1h30m.`);
  }
  return [...text.matchAll(/([\d.]+)([a-z]+)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (SECONDS.get(unit ?? '') ?? 0),
    0,
  );
}
