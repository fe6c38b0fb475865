import { agrees, checkValues } from '@hadal/physics/check-values';

/** How many published values the package is held against, and how many it meets. */
export const tally = {
  checked: checkValues.length,
  met: checkValues.filter((check) => agrees(check, check.compute())).length,
};
