/** A quantity over time: as long as the times it belongs to. */
export type Samples = ArrayLike<number>;

/** The value between the samples at a time; the first before them, the last after them. */
export function valueAt(times: Samples, values: Samples, time: number): number {
  let [low, high] = [0, times.length - 1];
  if (time <= times[low]!) return values[low]!;
  if (time >= times[high]!) return values[high]!;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= time) low = middle;
    else high = middle;
  }
  const share = (time - times[low]!) / (times[high]! - times[low]!);
  return values[low]! + share * (values[high]! - values[low]!);
}
