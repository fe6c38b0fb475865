/**
 * Returns the width of a number of characters of running text, like `ch`, but the same before and after
 * the font has loaded: no line then wraps differently when it does.
 */
export const characters = (count: number) => `${Number((count * 0.573).toFixed(3))}em`;
