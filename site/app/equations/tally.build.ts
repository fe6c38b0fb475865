import { equations } from '.';
import { agrees, checkValues } from '@hadal/physics/check-values';

/** Numbers of equations with a card, of published check values, and of those that pass. */
export const tally = {
  equations: equations.length,
  checked: checkValues.length,
  met: checkValues.filter((check) => agrees(check, check.compute())).length,
};
