import { LINK_INPUTS, linkEfficiency } from '@hadal/physics';

/** Marks of a ruler for cables, with the share that arrives at each, per cent. */
export const rulerMarks = [0, 200, 400, 600, 800, 1000].map((km) => ({
  km,
  arrives:
    100 *
    linkEfficiency({
      km,
      lossPer1000km: LINK_INPUTS.lossPer1000km.default,
      converterLoss: LINK_INPUTS.converterLoss.default,
      converters: LINK_INPUTS.converters.default,
    }),
}));
