/** A known value and its position on the page, in px from the top. */
export interface Stop {
  top: number;
  value: number;
}

/** Returns the value at a position: linear between stops, which are sorted from the top. */
export function valueAt(stops: readonly Stop[], y: number) {
  let above = stops[0];
  if (!above || y <= above.top) return above?.value ?? 0;
  for (const below of stops) {
    if (y < below.top) {
      const share = (y - above.top) / (below.top - above.top);
      return above.value + share * (below.value - above.value);
    }
    above = below;
  }
  return above.value;
}
