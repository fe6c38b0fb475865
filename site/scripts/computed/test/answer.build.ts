import { absolutePressure } from '@hadal/physics';

/** Pascals at 1,000 m, 20° of latitude. */
export const pressure = absolutePressure(1000, 20);
export const where = { depth: 1000, words: ['far', 'down'] };
