/** Heights and positions that the still parts and the moving ones share. */
export const size = { width: 560, height: 470 };
export const sea = 132;
export const deck = sea - 34;
export const bed = 446;
/** The axes of three vessels, and the distance from each to its guides. */
export const columns = [110, 190, 270] as const;
export const guides = 27;
export const vessel = { width: 38, height: 66 };
/** The main that joins the bags with the vessels, and the pipes down and up. */
export const main = bed - 40;
export const down = 352;
export const up = 310;
