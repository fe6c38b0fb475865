import { C2K, DAY_PLANT_INPUTS, retained } from '@hadal/physics';
import { chain } from './reference';

const tauHours = DAY_PLANT_INPUTS.heatTau.default / 3600;

/** Ratio of absolute temperatures, outlet to inlet, of one turbine stage. */
const left = chain.tExh / chain.tIn;
const ambient = chain.options.tAmbC + C2K;

/** Air leaving the turbines if nothing reheated it. */
export const withoutHeat = {
  afterOneC: ambient * left - C2K,
  afterThreeC: ambient * left ** chain.options.nExp - C2K,
};

/** Heat left in idle tanks, per cent, by the day. */
export const standing = [0, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((days) => ({
  days,
  kept: 100 * retained({ hours: 24 * days, tauHours }),
}));

/** The same at the times quoted in the text. */
export const keptAfter = {
  oneDay: 100 * retained({ hours: 24, tauHours }),
  oneWeek: 100 * retained({ hours: 7 * 24, tauHours }),
};

/** Share of the stored heat that the tanks return, including losses of exchange and mixing. */
export const keptInAll = 100 * chain.options.etaTes;
