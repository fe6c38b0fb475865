/** A known depth and where on the page it lies, in px from the top. */
export interface Stop {
  top: number;
  depth: number;
}

/** The depth at a height of the page: linear between stops, which come from the top down. */
export function depthAt(stops: readonly Stop[], y: number) {
  let above = stops[0];
  if (!above || y <= above.top) return above?.depth ?? 0;
  for (const below of stops) {
    if (y < below.top) {
      const share = (y - above.top) / (below.top - above.top);
      return above.depth + share * (below.depth - above.depth);
    }
    above = below;
  }
  return above.depth;
}
