import { dayPlant } from '@hadal/physics';
import { chain, size } from '../model/reference';

/** The reference plant as a simulated day runs it. */
export const plantOfDay = dayPlant(chain, size);
