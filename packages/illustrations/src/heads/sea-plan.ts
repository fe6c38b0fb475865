import type { Point } from '@hadal/ui/drawing';

/**
 * The contents of a `PlanScene`'s chart, in a viewBox of 1440 by 236. A phone shows only the part
 * right of 740.
 */
export interface SeaPlan {
  /** The marked hub. */
  hub: Point;
  /** The other hubs, drawn smaller. */
  hubs: readonly Point[];
  /** Cables between places. */
  cables: readonly (readonly [from: Point, to: Point])[];
  /** Wind turbines, each on a foundation of its own. */
  turbines?: readonly Point[];
  /** Islands: the centre and the width of each. */
  islands?: readonly (readonly [...Point, width: number])[];
  /** Floating quarters around the hub. */
  town?: boolean;
  /** The position of the hub's digital twin. */
  twin?: Point;
}

const grid: readonly Point[] = [
  [420, 120],
  [860, 60],
  [1240, 172],
  [1360, 66],
];
const chain: readonly (readonly [...Point, number])[] = [
  [340, 176, 60],
  [560, 140, 80],
  [800, 96, 70],
  [1270, 72, 110],
];

/** One chart per possible project at sea. */
export const plans = {
  plant: {
    hub: [1080, 116],
    hubs: [],
    cables: [
      [
        [900, 60],
        [1080, 116],
      ],
      [
        [900, 116],
        [1080, 116],
      ],
      [
        [900, 172],
        [1080, 116],
      ],
      [
        [1080, 116],
        [1330, 150],
      ],
    ],
    turbines: [780, 840, 900].flatMap((x) => [60, 116, 172].map((y): Point => [x, y])),
    islands: [[1400, 150, 160]],
  },
  grid: {
    hub: [1060, 130],
    hubs: grid,
    cables: [
      [grid[0]!, grid[1]!],
      [grid[0]!, [1060, 130]],
      [grid[1]!, [1060, 130]],
      [[1060, 130], grid[2]!],
      [[1060, 130], grid[3]!],
      [grid[2]!, grid[3]!],
    ],
  },
  chain: {
    hub: [1110, 176],
    hubs: chain.map(([x, y]): Point => [x + 70, y + 26]),
    cables: [],
    islands: [...chain, [905, 160, 70]],
  },
  town: { hub: [1090, 116], hubs: [], cables: [], town: true },
  twin: {
    hub: [1180, 116],
    hubs: [],
    cables: [
      [
        [1180, 116],
        [880, 116],
      ],
    ],
    twin: [880, 116],
  },
} satisfies Record<string, SeaPlan>;
