import { C2K, P_ATM } from './constants.ts';
import { PhysicsError } from './errors.ts';
import { requireInputs } from './inputs.ts';
import { satProps } from './steam.ts';
import {
  heatExergy,
  pressurisedWaterHeat,
  retained,
  solarSaltDensity,
  solarSaltHeat,
  STORE_INPUTS,
  type StoreType,
} from './tes.ts';

/** Rock of a packed bed: density, kg/m3, specific heat, J/(kg K), and void fraction. */
const ROCK = { rho: 2650, cp: 850, eps: 0.38 };
/** Dead-state temperature of the surroundings, at which heat has no exergy, K. */
const T_AMBIENT = 15 + C2K;
/** With less between full and empty a store is all mass and no heat, and the sums all rounding. */
const LEAST_DIFFERENCE = 1;

/** A thermal store to be sized. */
export interface StoreOptions {
  type: StoreType;
  /** Heat it holds when full, J, 3.6e8 to 3.6e14. */
  heat: number;
  /** Temperature when full, °C: water 20 to 340, packed bed 20 to 800, salt 260 to 600. */
  hotC: number;
  /**
   * Temperature when empty, °C, 1 °C or more below `hotC`: water 0 to 340, packed bed 0 to 800, salt 260
   * to 600.
   */
  coldC: number;
  /** Time it stands full, h, 0 to 720. */
  hours: number;
  /** Time after which it would keep 1/e of its heat, h, 10 to 1e4. */
  tauHours: number;
}

/** Size of a thermal store and the exergy of its heat. */
export interface ThermalStore {
  /** Mass of water, rock or salt, kg. */
  mass: number;
  /** Volume when hot, the voids of a packed bed included, m3. */
  volume: number;
  /** Lowest absolute pressure that keeps the store as it is, Pa; one atmosphere but for hot water. */
  pressure: number;
  /** Heat left after the time of standing, J. */
  heatLeft: number;
  /** Exergy of the full store's heat, J; below 0 where most of it is colder than 15 °C. */
  exergy: number;
}

/**
 * Mass, volume and exergy of the store that holds some heat between two temperatures: water by
 * {@link pressurisedWaterHeat}, rock by {@link packedBedHeat} (2650 kg/m3, 850 J/(kg K), 38 % voids),
 * solar salt by {@link solarSaltHeat}.
 *
 * Leaves out tank steel, insulation, mixing and what of a thermocline is not used. Source: as those.
 *
 * @throws {@link PhysicsError} outside the ranges; `INCONSISTENT` unless `coldC` is 1 °C or more
 * below `hotC`
 */
export function thermalStore(options: StoreOptions): ThermalStore {
  const { type, ...numbers } = options;
  const { heat, hotC, coldC, hours, tauHours } = numbers;
  if (!Object.hasOwn(STORE_INPUTS, type)) {
    throw new PhysicsError(
      'OUT_OF_RANGE',
      'type',
      "type must be 'water', 'packedBed' or 'salt': the stores whose heat is known here.",
    );
  }
  requireInputs<keyof typeof numbers>(STORE_INPUTS[type], numbers);
  if (hotC - coldC < LEAST_DIFFERENCE) {
    throw new PhysicsError(
      'INCONSISTENT',
      'coldC',
      `coldC (${coldC}) must be ${LEAST_DIFFERENCE} °C or more below hotC (${hotC}): a store holds heat by its temperature difference.`,
    );
  }
  const heatLeft = heat * retained({ hours, tauHours });
  const exergy = heatExergy({ heat, hotK: hotC + C2K, coldK: coldC + C2K, t0: T_AMBIENT });
  const sized = (mass: number, density: number, pressure = P_ATM) => ({
    mass,
    volume: mass / density,
    pressure,
    heatLeft,
    exergy,
  });
  if (type === 'water') {
    const { vf, p } = satProps(hotC + C2K);
    const mass = heat / pressurisedWaterHeat({ m: 1, hotC, coldC });
    return sized(mass, 1 / vf, Math.max(p, P_ATM));
  }
  if (type === 'salt') {
    return sized(heat / solarSaltHeat({ m: 1, hotC, coldC }), solarSaltDensity(hotC));
  }
  return sized(heat / (ROCK.cp * (hotC - coldC)), ROCK.rho * (1 - ROCK.eps));
}
