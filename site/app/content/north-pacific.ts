/** The bounds of a map of the North Pacific, in degrees east and north. */
export const northPacific = { west: 108, east: 252, south: -2, north: 54 };
