/** An invented day by the hour, MW: renewable supply, demand, and the store at midnight. */
export interface Day {
  key: string;
  title: string;
  supply: readonly number[];
  demand: readonly number[];
  /** Shares of a full store. */
  air: number;
  heat: number;
}

/** Demand, the same each day: low at night, highest in the evening. */
const demand = [
  158, 148, 142, 140, 144, 158, 186, 214, 226, 222, 216, 214, 212, 208, 208, 214, 228, 248, 262,
  266, 254, 230, 202, 176,
];

export const days: readonly Day[] = [
  {
    key: 'sunny',
    title: 'Sunny',
    supply: [
      78, 76, 74, 92, 98, 112, 150, 206, 266, 330, 368, 384, 394, 388, 372, 348, 316, 264, 214, 158,
      150, 138, 118, 98,
    ],
    demand,
    air: 0.32,
    heat: 0.42,
  },
  {
    key: 'windy',
    title: 'Windy night',
    supply: [
      296, 304, 308, 306, 296, 280, 262, 246, 232, 226, 222, 214, 206, 198, 190, 182, 172, 160, 150,
      148, 152, 168, 196, 232,
    ],
    demand,
    air: 0.2,
    heat: 0.3,
  },
  {
    key: 'calm',
    title: 'Calm and grey',
    supply: [
      66, 62, 60, 60, 64, 72, 92, 120, 150, 176, 196, 208, 212, 206, 192, 170, 142, 112, 90, 80, 76,
      74, 72, 70,
    ],
    demand,
    air: 0.9,
    heat: 0.9,
  },
];
