export const limits = { deepest: Infinity };
