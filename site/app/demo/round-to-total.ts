/**
 * Rounds amounts to whole numbers whose sum is the rounded sum, by the largest-remainder method.
 */
export function roundToTotal(amounts: readonly number[]): { total: number; parts: number[] } {
  const total = Math.round(amounts.reduce((sum, amount) => sum + amount, 0));
  const parts = amounts.map(Math.floor);
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  const byRest = amounts
    .map((amount, index) => ({ index, rest: amount - Math.floor(amount) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { index } of byRest.slice(0, missing)) parts[index]! += 1;
  return { total, parts };
}
