import { isRounded, type Figure } from './match.ts';
import { readFigures, type Printed } from './read.ts';

/** What a page prints, and what of it is no figure of ours. */
export interface Verdict {
  checked: number;
  wrong: Printed[];
}

/** Holds every number with a unit on a page against the figures that the page may print. */
export function checkPage(html: string, page: string, registry: readonly Figure[]): Verdict {
  const known = registry.filter(({ pages }) => !pages || pages.includes(page));
  const printed = readFigures(html);
  return {
    checked: printed.length,
    wrong: printed.filter(({ text, unit }) => !isRounded(text, unit, known)),
  };
}
