/** The layout of one version of the scene, in units of its viewBox. */
export interface Geometry {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** The heights of the sea level and the sea bed. */
  sea: number;
  bed: number;
  /** The start of the depth axis. */
  axis: number;
  /** The vessel's centre line. */
  x: number;
  vessel: { width: number; height: number };
  /** Distance from the centre line to each guide, and to the end of the platform's deck. */
  guides: number;
  reach: number;
  sheave: number;
  /** The air store: its centre, the size of its bag, and the air line down to it. */
  store: { x: number; radius: number; line: number };
  /** The point at which the grid cable leaves the picture. */
  cable: number;
  /** The panel that holds the two curves. */
  panel: { from: number; to: number; ticks: number };
}

export const wide: Geometry = {
  name: 'wide',
  width: 1184,
  height: 640,
  sea: 96,
  bed: 580,
  axis: 70,
  x: 350,
  vessel: { width: 72, height: 136 },
  guides: 54,
  reach: 96,
  sheave: 30,
  store: { x: 164, radius: 36, line: 240 },
  cable: 640,
  panel: { from: 720, to: 1160, ticks: 5 },
};

export const narrow: Geometry = {
  name: 'narrow',
  width: 320,
  height: 580,
  sea: 84,
  bed: 526,
  axis: 44,
  x: 142,
  vessel: { width: 46, height: 87 },
  guides: 32,
  reach: 50,
  sheave: 16,
  store: { x: 66, radius: 14, line: 86 },
  cable: 214,
  panel: { from: 222, to: 312, ticks: 2 },
};
