import { dayPlant } from '@hadal/physics';
import { chain, size } from '../model/reference';
import { reserve } from '../model/reserve.build';

/** The reference plant as input of a simulated day. */
export const plantOfDay = dayPlant(chain, size);

/** Share of its air that waits in vessels as a reserve, and is not for sale. */
export const heldBack = reserve.heldBack / 100;
