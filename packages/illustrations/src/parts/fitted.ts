/**
 * A size of type, in the units of a drawing, that stays 12 to 15 px while the drawing grows from one
 * width in px to another, at most twice as large, and beyond which it does not grow.
 */
export function typeFor(units: number, from: number, widest: number) {
  const [first, last] = [(12.3 * units) / from, (13.8 * units) / widest];
  const slope = (first - last) / (widest - from);
  return `max(${(first + slope * from).toFixed(1)}px - ${(100 * slope).toFixed(2)}cqi, ${last.toFixed(1)}px)`;
}

/** A drawing in the middle of its container, with type that stays 12 to 15 px. */
export const fitted = (units: number, from: number, widest: number) => ({
  maxInlineSize: `${widest}px`,
  marginInline: 'auto',
  fontSize: typeFor(units, from, widest),
});

/** A narrow drawing, 350 units wide unless it says otherwise. */
export const small = (units = 350, widest = 400) => fitted(units, 250, widest);
