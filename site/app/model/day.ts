import { plant } from './plant.build';
import { schedule } from './schedule.build';

/**
 * An invented day that shows the effect of storage, as shares of the maximum: demand and supply
 * every two hours, and the store's output in each hour (negative when charging). It returns less
 * than it took.
 */
export const illustrativeDay = {
  demand: [0.42, 0.36, 0.38, 0.5, 0.56, 0.5, 0.46, 0.46, 0.5, 0.68, 0.7, 0.6, 0.5],
  supply: [0.34, 0.32, 0.3, 0.32, 0.52, 0.84, 0.98, 0.96, 0.78, 0.46, 0.38, 0.36, 0.36],
  store: [
    0.1, 0, 0, 0, 0, 0, 0.15, 0.2, 0, -0.3, -0.7, -0.95, -1, -1, -0.9, -0.6, -0.25, 0.1, 0.45, 0.6,
    0.65, 0.55, 0.4, 0.2,
  ],
};

const { charge, discharge } = schedule;

/** A day of the reference plant by the hour, MW: below 0 it takes power. */
export const plantDay = Array.from({ length: 24 }, (_, hour) => {
  if (hour >= charge.from && hour < charge.to) return -plant.inputMw;
  return hour >= discharge.from || hour < discharge.to ? plant.outputMw : 0;
});
