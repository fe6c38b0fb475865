/** A known depth and its position on the page, in px from the top. */
export interface Stop {
  top: number;
  depth: number;
}

/** Returns the depth at a position: linear between stops, which are sorted from the top. */
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
