/** Samples of a quantity, one for each time of their track. */
export type Samples = ArrayLike<number>;

/** Interpolates a value at a time; clamps to the first and last sample. */
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
