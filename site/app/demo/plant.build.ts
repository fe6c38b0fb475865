import { dayPlant } from '@hadal/physics';
import { chain, size } from '../model/reference';

/** The reference plant as input of a simulated day. */
export const plantOfDay = dayPlant(chain, size);
