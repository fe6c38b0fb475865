import { equations } from '.';
import { agrees, checkValues } from '@hadal/physics/check-values';

/** How many equations have a card, how many published values they are held against and meet. */
export const tally = {
  equations: equations.length,
  checked: checkValues.length,
  met: checkValues.filter((check) => agrees(check, check.compute())).length,
};
