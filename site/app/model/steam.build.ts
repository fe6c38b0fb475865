import { C2K, saturatedRankine } from '@hadal/physics';
import { BAR } from './units';

const [boilBar, condenserC] = [10, 30];

/** Alternative to injecting steam into the air: a steam turbine. */
export const steamTurbine = {
  boilBar,
  condenserC,
  /** Thermal efficiency, per cent. */
  made: 100 * saturatedRankine({ pBoil: boilBar * BAR, tCond: condenserC + C2K, etaT: 0.82 }).eta,
};
