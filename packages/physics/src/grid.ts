import { requireInputs, type InputRange } from './inputs.ts';

/** Inputs of {@link linkEfficiency}. */
export const LINK_INPUTS = {
  km: { unit: 'km', min: 0, max: 20_000, default: 800 },
  lossPer1000km: { unit: '1', min: 0, max: 0.1, default: 0.03 },
  converterLoss: { unit: '1', min: 0, max: 0.05, default: 0.009 },
  converters: { unit: '1', min: 0, max: 10, default: 2, integer: true },
} as const satisfies Record<string, InputRange>;

/**
 * Share of the power that arrives over a long direct-current link:
 * `(1 - lossPer1000km)^(km/1000) (1 - converterLoss)^converters`.
 *
 * At full load; the losses are assumptions of a concept. Leaves out partial load, standby and repair.
 * Source: this work.
 *
 * @param options.km - length, km, 0 to 20 000
 * @param options.lossPer1000km - share lost along 1000 km of cable, 0 to 0.1
 * @param options.converterLoss - share lost in each converter, 0 to 0.05
 * @param options.converters - number of converters passed, a whole number from 0 to 10
 * @returns fraction, above 0, at most 1
 * @throws {@link PhysicsError} outside the ranges
 */
export function linkEfficiency(options: {
  km: number;
  lossPer1000km: number;
  converterLoss: number;
  converters: number;
}): number {
  requireInputs(LINK_INPUTS, options);
  const { km, lossPer1000km, converterLoss, converters } = options;
  return (1 - lossPer1000km) ** (km / 1000) * (1 - converterLoss) ** converters;
}
