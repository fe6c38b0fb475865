/**
 * Adds amounts up. Of those that cancel out, binary fractions leave a remainder such as 7e-15,
 * which is nothing.
 */
export function total(amounts: readonly number[]): number {
  const sum = amounts.reduce((before, amount) => before + amount, 0);
  return Math.abs(sum) < 1e-12 * Math.max(...amounts.map(Math.abs)) ? 0 : sum;
}
