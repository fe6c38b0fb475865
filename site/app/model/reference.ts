import { C2K, plantChain, sizePlant, vesselStroke } from '@hadal/physics';

// The reference plant EE-100 with all defaults, for the *.build.ts files beside this one.

export const chain = plantChain();
export const size = sizePlant(chain);
/** One vessel, at the pace required of twelve. */
export const rise = vesselStroke(chain, { tStroke: size.strokeTime });

export const seaK = chain.options.tSeaC + C2K;
