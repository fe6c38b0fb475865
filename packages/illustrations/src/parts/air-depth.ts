/**
 * Returns the depth of the water level below the inner crown of a vessel, a half circle on a rectangle,
 * in which air takes `fill`, 0 to 1, of the section's area.
 */
export function airDepth(fill: number, radius: number, height: number): number {
  const dome = (Math.PI * radius ** 2) / 2;
  const air = fill * (dome + 2 * radius * (height - radius));
  if (air >= dome) return radius + (air - dome) / (2 * radius);
  // The segment's area has no inverse in closed form: halve the interval to well under a pixel.
  let [low, high] = [0, radius];
  while (high - low > 0.01) {
    const depth = (low + high) / 2;
    const toCentre = radius - depth;
    const segment =
      radius ** 2 * Math.acos(toCentre / radius) -
      toCentre * Math.sqrt(radius ** 2 - toCentre ** 2);
    if (segment < air) low = depth;
    else high = depth;
  }
  return low;
}
