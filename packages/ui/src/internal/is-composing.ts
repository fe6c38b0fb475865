/**
 * Returns true for a key that is the input method's. Safari ends the composition before the Enter or
 * Escape that confirms or leaves it, whose code is then 229.
 */
export const isComposing = ({ isComposing: is, keyCode }: KeyboardEvent) => is || keyCode === 229;
