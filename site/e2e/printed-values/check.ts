import { isRounded, type Quantity } from './match.ts';
import { readQuantities, type Printed } from './read.ts';

/** Result for a page: numbers checked, and those that match no quantity of the model. */
export interface Verdict {
  checked: number;
  wrong: Printed[];
}

/** Compares every number with a unit on a page with the quantities that the page may print. */
export function checkPage(html: string, page: string, registry: readonly Quantity[]): Verdict {
  const known = registry.filter(({ pages }) => !pages || pages.includes(page));
  const printed = readQuantities(html);
  return {
    checked: printed.length,
    wrong: printed.filter(({ text, unit }) => !isRounded(text, unit, known)),
  };
}
