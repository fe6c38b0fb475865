/**
 * Returns the width of a number of characters, like `ch`, but independent of whether the font has
 * loaded, so that lines do not rewrap when it does.
 */
export const characters = (count: number) => `${Number((count * 0.573).toFixed(3))}em`;
