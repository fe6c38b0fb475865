import { equations } from '.';
import { agrees, checkValues } from '@hadal/physics/check-values';

/**
 * Numbers of equations with a card, of published values they are checked against, and of those they meet.
 */
export const tally = {
  equations: equations.length,
  checked: checkValues.length,
  met: checkValues.filter((check) => agrees(check, check.compute())).length,
};
