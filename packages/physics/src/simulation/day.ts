import { PhysicsError, requireInRange } from '../errors.ts';
import { requireInputs } from '../inputs.ts';
import { DAY_PLANT_INPUTS, type DayPlant } from './day-plant.ts';

/** Operating mode of the plant in one interval. */
export type DayMode = 'charge' | 'hold' | 'discharge' | 'boost';

/** A day as the grid sees it. */
export interface DayOptions {
  plant: DayPlant;
  /** Power on offer in each interval, W, 0 to 1e12: at least one. */
  supply: readonly number[];
  /** Power wanted in each interval, W, 0 to 1e12: as many. */
  demand: readonly number[];
  /** Length of an interval, s, 1 to 86 400. */
  interval: number;
  /** Share of its air that the store holds at the beginning, 0 to 1. */
  air: number;
  /** Share of its heat that the store holds at the beginning, 0 to 1. */
  heat: number;
  /** Share of its air held back as a reserve, which the plan never sells, 0 to 1. @default 0 */
  heldBack?: number;
}

/** A simulated day. Levels and energies have one value more than intervals: the beginning. */
export interface DaySimulation {
  /** One for each interval. */
  mode: DayMode[];
  /** Mean power to the grid in each interval, W; below 0 the plant takes it. */
  power: Float64Array;
  /** Shares of the capacity, 0 to 1. */
  air: Float64Array;
  heat: Float64Array;
  /** Exergy of the stored air and heat, J. */
  stored: Float64Array;
  /** From the grid since the beginning, J. */
  taken: Float64Array;
  /** To the grid since, J. */
  delivered: Float64Array;
  /** Lost since, by cause, J. */
  losses: DayLosses;
  /** Wanted and not delivered since, J. */
  unmet: Float64Array;
}

export interface DayLosses {
  /** Between the grid and the store. */
  charging: Float64Array;
  /** Between the store and the grid, leaked air included. */
  discharging: Float64Array;
  /** Heat that cooled away, or found no room in its tanks. */
  heat: Float64Array;
  /** The plant's own needs while it holds. */
  hotel: Float64Array;
}

/** Changes over one interval: the store's air in kg and heat in J, energies in J. */
interface Move {
  mode: DayMode;
  air: number;
  heat: number;
  taken: number;
  delivered: number;
}

/**
 * Simulates a plant over a day: it charges on surplus supply, discharges into a deficit, and boosts, with
 * more steam for as long as the heat lasts, where the deficit exceeds the rated output. Power is limited
 * by the machines and by the air, heat and free capacity left in the store.
 *
 * The store is accounted for by the exergy of its air and heat, so that
 * `taken = delivered + losses + change of stored` at the end of every interval. Leaves out ramps, part
 * load and minimum times. Source: energy balance; equations E8 and E15.
 *
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` where supply and demand differ in
 *   length; `SECOND_LAW` where the plant stores more work than it takes, or delivers more than it stores
 */
export function simulateDay(options: DayOptions): DaySimulation {
  const { plant, supply, demand, interval, heldBack = 0 } = options;
  requireInputs(DAY_PLANT_INPUTS, plant);
  requireInRange('interval', interval, [1, 86_400]);
  requireInRange('air', options.air, [0, 1]);
  requireInRange('heat', options.heat, [0, 1]);
  requireInRange('heldBack', heldBack, [0, 1]);
  for (const watts of supply) requireInRange('supply', watts, [0, 1e12]);
  for (const watts of demand) requireInRange('demand', watts, [0, 1e12]);
  const intervals = supply.length;
  if (intervals === 0 || demand.length !== intervals) {
    throw new PhysicsError(
      'INCONSISTENT',
      'demand',
      `Supply and demand must name the same intervals, at least one; they name ${intervals} and ${demand.length}.`,
    );
  }
  requireLosses(plant);

  const heatCapacity = plant.airCapacity * plant.heatStored;
  const decay = 1 - Math.exp(-interval / plant.heatTau);
  const worth = (air: number, heat: number) => air * plant.airExergy + heat * plant.heatExergy;
  const column = () => new Float64Array(intervals + 1);
  const day: DaySimulation = {
    mode: [],
    power: new Float64Array(intervals),
    air: column(),
    heat: column(),
    stored: column(),
    taken: column(),
    delivered: column(),
    losses: { charging: column(), discharging: column(), heat: column(), hotel: column() },
    unmet: column(),
  };
  let air = options.air * plant.airCapacity;
  let heat = options.heat * heatCapacity;
  day.air[0] = options.air;
  day.heat[0] = options.heat;
  day.stored[0] = worth(air, heat);

  for (let i = 0; i < intervals; i++) {
    const wanted = demand[i]! - supply[i]!;
    const cooled = heat * decay;
    const move = choose(plant, wanted, interval, {
      air,
      sellable: Math.max(0, air - heldBack * plant.airCapacity),
      heat: heat - cooled,
    });
    const trimmed = Math.max(0, heat - cooled + move.heat - heatCapacity);
    const gained = worth(move.air, move.heat);
    const loss = move.taken - move.delivered - gained;
    air += move.air;
    heat += move.heat - cooled - trimmed;

    const add = (series: Float64Array, amount: number) => (series[i + 1] = series[i]! + amount);
    day.mode.push(move.mode);
    day.power[i] = (move.delivered - move.taken) / interval;
    day.air[i + 1] = air / plant.airCapacity;
    day.heat[i + 1] = heat / heatCapacity;
    day.stored[i + 1] = worth(air, heat);
    add(day.taken, move.taken);
    add(day.delivered, move.delivered);
    add(day.losses.charging, move.mode === 'charge' ? loss : 0);
    add(day.losses.discharging, move.delivered > 0 ? loss : 0);
    add(day.losses.heat, (cooled + trimmed) * plant.heatExergy);
    add(day.losses.hotel, move.mode === 'hold' ? loss : 0);
    add(day.unmet, Math.max(0, wanted * interval - move.delivered));
  }
  return day;
}

function requireLosses(plant: DayPlant): void {
  const { airExergy, heatExergy, airKept } = plant;
  const worth = (heat: number, kept: number) => airExergy / kept + heat * heatExergy;
  const gains = {
    chargeEnergy: worth(plant.heatStored, 1) - plant.chargeEnergy,
    outputEnergy: plant.outputEnergy - worth(plant.heatUsed, airKept),
    boostEnergy: plant.boostEnergy - worth(plant.boostHeat, airKept),
  };
  for (const [field, gain] of Object.entries(gains)) {
    if (gain > 0) {
      throw new PhysicsError(
        'SECOND_LAW',
        field,
        `${field} would leave ${gain.toFixed(0)} J of work from nothing in each kg of air.`,
      );
    }
  }
}

/** Chooses the plant's action for an interval with this power deficit; a negative one is a surplus. */
function choose(
  plant: DayPlant,
  wanted: number,
  interval: number,
  store: { air: number; sellable: number; heat: number },
): Move {
  const hold: Move = {
    mode: 'hold',
    air: 0,
    heat: 0,
    taken: plant.hotelPower * interval,
    delivered: 0,
  };
  if (wanted < 0) {
    const power = Math.min(-wanted, plant.chargePower);
    const air = Math.min((power * interval) / plant.chargeEnergy, plant.airCapacity - store.air);
    if (air <= 0) return hold;
    return {
      mode: 'charge',
      air,
      heat: air * plant.heatStored,
      taken: air * plant.chargeEnergy,
      delivered: 0,
    };
  }
  const air = store.sellable * plant.airKept;
  const boosted = Math.min(
    (Math.min(wanted, plant.boostPower) * interval) / plant.boostEnergy,
    air,
  );
  const boosts = wanted > plant.outputPower && store.heat >= boosted * plant.boostHeat;
  const [most, energy, heatUsed] = boosts
    ? [plant.boostPower, plant.boostEnergy, plant.boostHeat]
    : [plant.outputPower, plant.outputEnergy, plant.heatUsed];
  const expanded = Math.min(
    (Math.min(wanted, most) * interval) / energy,
    air,
    store.heat / heatUsed,
  );
  if (expanded <= 0) return hold;
  return {
    mode: boosts ? 'boost' : 'discharge',
    air: -expanded / plant.airKept,
    heat: -expanded * heatUsed,
    taken: 0,
    delivered: expanded * energy,
  };
}
