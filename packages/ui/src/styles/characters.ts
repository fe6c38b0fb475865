/**
 * As wide as so many characters of running text, which is what `ch` would say, but for the same width
 * before our font has come as after: no line then wraps anew when it does.
 */
export const characters = (count: number) => `${Number((count * 0.573).toFixed(3))}em`;
