import type { Point } from '@hadal/ui/drawing';

export interface LabelPlace {
  /** The centre of the numbered circle. */
  circle: Point;
  /** The name's place: beside the circle or below it. */
  side: 'right' | 'below';
  /** The start of the note, if it has room. */
  notes?: Point;
}

/** Positions of the parts in one version of the drawing. */
export interface CycleLayout {
  width: number;
  /** Heights of the sea level and of the ground. */
  sea: number;
  bed: number;
  turbine: { x: number; height: number; blade: number };
  platform: { x: number; width: number };
  tank: number;
  bags: { x: number; width: number; radius: number; at: readonly number[] };
  /** The pipe down to the bags, and the valve between them and the vessel. */
  pipe: number;
  valve: number;
  /** Centre lines of the rising and of the sinking vessel. */
  track: number;
  sinking: number;
  guides: number;
  vessel: { width: number; height: number };
  sheave: number;
  /** Heights of the rising vessel's base: filled, on its way, in the dock. */
  bases: readonly [start: number, middle: number, dock: number];
  sunk: number;
  /** True if there is room for the place the sinking vessel left. */
  hasTrace?: boolean;
  /** The end of the air's way out. */
  exhaust: { x: number; y: number };
  /** Tips of the arrows beside the rising and the sinking vessel. */
  up: Point;
  down: Point;
  labels: readonly LabelPlace[];
}

export const wide: CycleLayout = {
  width: 680,
  sea: 94,
  bed: 422,
  turbine: { x: 56, height: 52, blade: 34 },
  platform: { x: 188, width: 404 },
  tank: 74,
  bags: { x: 14, width: 186, radius: 31, at: [60, 154] },
  pipe: 214,
  valve: 274,
  track: 370,
  sinking: 530,
  guides: 32,
  vessel: { width: 42, height: 72 },
  sheave: 20,
  bases: [380, 284, 188],
  sunk: 312,
  hasTrace: true,
  exhaust: { x: 424, y: 22 },
  up: [436, 306],
  down: [596, 372],
  labels: [
    { circle: [242, 146], side: 'right', notes: [228, 180] },
    { circle: [30, 248], side: 'right', notes: [16, 282] },
    { circle: [242, 322], side: 'right', notes: [228, 356] },
    { circle: [436, 222], side: 'right', notes: [422, 256] },
    { circle: [462, 22], side: 'right', notes: [550, 28] },
    { circle: [596, 222], side: 'right', notes: [582, 256] },
  ],
};

export const narrow: CycleLayout = {
  width: 350,
  sea: 108,
  bed: 456,
  turbine: { x: 32, height: 50, blade: 28 },
  platform: { x: 78, width: 248 },
  tank: 40,
  bags: { x: 4, width: 84, radius: 28, at: [46] },
  pipe: 104,
  valve: 128,
  track: 180,
  sinking: 286,
  guides: 30,
  vessel: { width: 36, height: 66 },
  sheave: 18,
  bases: [416, 306, 196],
  sunk: 330,
  exhaust: { x: 218, y: 24 },
  up: [236, 300],
  down: [337, 340],
  labels: [
    { circle: [24, 196], side: 'right' },
    { circle: [24, 322], side: 'right' },
    { circle: [127, 370], side: 'below' },
    { circle: [236, 222], side: 'below' },
    { circle: [254, 24], side: 'right' },
    { circle: [286, 182], side: 'below' },
  ],
};
