import { airDensity, C2K, COST_INPUTS, isothermalWork, P_ATM } from '@hadal/physics';
import { braking, mostPullMn } from '../../app/demo/cycle.build';
import { capitalSpan } from '../../app/model/cost-sensitivity.build';
import { storageCost } from '../../app/model/cost.build';
import * as model from '../../app/model';
import { about, inWords, number, quantity } from '../../app/model/format';
import { operatingDay } from '../../app/model/operating-day.build';
import { chain, seaK } from '../../app/model/reference';

const storePa = chain.pStore;
/** Least work to bring a tonne of air to the store's pressure, kWh. */
const leastWork = (celsius: number) => isothermalWork(celsius + C2K, storePa / P_ATM) / 3600;

/** Model that the pages are printed from, and its formats: the reference of the checks. */
export const story = {
  ...model,
  about,
  inWords,
  number,
  quantity,
  braking,
  mostPullMn,
  capitalSpan,
  storageCost,
  operatingDay,
  yearMwh: COST_INPUTS.eOut.default,
  seaDensityAtStore: model.seaDensity(1000),
  airDensityAtStore: airDensity(storePa, seaK),
  least: { at4C: leastWork(4), at15C: leastWork(15) },
};
