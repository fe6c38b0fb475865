import { circle, d } from '@hadal/ui/drawing';

/** Path data of a thumbnail, from the lowest layer to the highest. */
export interface Layers {
  /** Compressed air, and what a chart marks. */
  charge?: string;
  /** Parts that cover what is behind them. */
  fill?: string;
  /** Secondary lines. */
  thin?: string;
  /** Solid marks. */
  ink?: string;
  /** Main lines. */
  line?: string;
}

/** A vessel whose base has its centre at x and y, with the part of it that holds air. */
const vessel = (x: number, y: number, r: number, air: number) => {
  const dome = `a${r} ${r} 0 0 1 ${2 * r} 0`;
  const top = y - 2.4 * r;
  return {
    shell: d`M${x - r} ${y}V${top}` + dome + d`V${y}`,
    air: d`M${x - r} ${top + 2.4 * r * air}V${top}` + dome + d`v${2.4 * r * air}z`,
  };
};
const ends = [vessel(52, 126, 8, 0.3), vessel(118, 108, 11, 0.5), vessel(188, 92, 14, 1)];
const plant = [vessel(62, 92, 11, 0.4), vessel(102, 78, 11, 1)];
const way = [vessel(92, 120, 13, 0.3), vessel(92, 64, 13, 1)];
const tests = [
  vessel(36, 116, 3, 1),
  vessel(82, 116, 7, 1),
  vessel(136, 116, 13, 1),
  vessel(202, 116, 22, 1),
];
const pan = vessel(60, 96, 11, 1);
const basin = vessel(120, 96, 10, 0.6);

const shells = (vessels: readonly { shell: string }[]) =>
  vessels.map(({ shell }) => shell).join('');
const airs = (vessels: readonly { air: string }[]) => vessels.map(({ air }) => air).join('');

/** Level ground with its hatching. */
const ground = (y: number) => ({
  line: `M0 ${y}H240`,
  hatch: Array.from({ length: 15 }, (_, index) => `M${12 + index * 16} ${y}l-8 9`).join(''),
});
const bed = ground(122);
const floor = ground(116);

/** Bags of air on the sea bed. */
const bags = [164, 196, 228]
  .map((x) => `M${x} 114c-5-1-11-6-11-12a11 11 0 0 1 22 0c0 6-6 11-11 12`)
  .join('');

/** A row of steps, from one level to another. */
const boxes = (y: number, from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) => `M${18 + 23 * (from + index)} ${y}h18v13h-18z`,
  ).join('');
/** The height of each row of levels, and the level that it reaches. */
const levels = [
  [16, 2],
  [38, 2],
  [60, 5],
  [82, 8],
  [104, 9],
] as const;

/** An empty picture. */
const frame = (x: number) => `M${x} 34h48v62h-48z`;

/** The drawings by subject. */
export const subjects = {
  night: {
    thin: 'M0 34H240M188 100V135M118 114v21M52 130v5M66 108L98 88M138 76L166 60',
    charge: airs(ends),
    line: shells(ends) + 'M40 8a12 12 0 1 0 12 18a14 14 0 0 1-12-18',
  },
  day: {
    thin: 'M69 118V112M122 118V112M175 118V112',
    charge: 'M80 78C92 46 106 26 122 26S148 46 160 60C140 60 108 66 80 78z',
    line: 'M16 14V118H228M16 82C60 92 92 66 130 62S196 34 228 60M16 114C66 114 84 26 122 26S176 114 228 114',
  },
  plant: {
    thin: `M48 46V122M76 46V122M88 46V122M116 46V122M62 104V122M102 90V122${bed.hatch}`,
    charge: airs(plant) + bags,
    fill: 'M32 24H134v8H32zM42 32h12v16h-12zM112 32h12v16h-12zM44 10h44v14h-44z',
    line: `M0 38H32M134 38H240M134 28h12V116H240${shells(plant)}${bed.line}`,
  },
  climb: {
    thin: 'M70 10V135M114 10V135M150 64h20M150 120h20M92 130v5',
    charge: airs(way),
    ink: 'M160 64l-5 11h10z',
    line: `${shells(way)}M160 74V120M0 10H240M79 120l13 10 13-10`,
  },
  losses: {
    charge: 'M14 26H196V16l30 33.5-30 33.5V73H14z',
    fill: 'M14 73H104c26 0 38 10 38 34h10l-28 22-28-22H14z',
    thin: 'M24 73l33 34M44 73l33 34M64 73l52 50M84 73l48 48M106 74l36 36',
  },
  scales: {
    thin: 'M60 34L40 100M60 34L80 100M180 54L160 112M180 54L200 112',
    charge: pan.air,
    fill: circle(120, 44, 5),
    line: 'M36 100h48M156 112h48M60 34L180 54M120 49V126M96 126h48M180 112V66h-8v46M188 112V66h-8',
  },
  levels: {
    thin: levels.map(([y, reached]) => boxes(y, reached, 9)).join(''),
    charge: levels.map(([y, reached]) => boxes(y, 0, reached)).join(''),
  },
  coast: {
    fill: 'M190 46l10 10-10 10-10-10z',
    thin: 'M30 20C80 4 150 14 166 48S150 126 84 124S2 78 30 20M178 18h44v76h-44z',
    line: 'M50 38C84 22 128 34 136 60S120 104 84 102S26 70 50 38M124 66L180 57',
  },
  bars: {
    charge: 'M24 18h40v24h-40zM24 54h34v24h-34zM24 90h22v24h-22z',
    fill: 'M64 18h148v24h-148zM58 54h101v24h-101zM46 90h71v24h-71z',
    thin: 'M172 18l-14 24M186 18l-14 24M200 18l-14 24M130 54l-14 24M144 54l-14 24M104 90l-14 24',
    line: 'M24 8V125M150 18v24M110 54v24M82 90v24',
  },
  spread: {
    charge: 'M120 14h-80v16h80zM120 40h-46v16h46zM120 66h-32v16h32zM120 92h-18v16h18z',
    fill: 'M120 14h84v16h-84zM120 40h76v16h-76zM120 66h34v16h-34zM120 92h16v16h-16z',
    line: 'M120 4V124',
  },
  rope: {
    fill: circle(96, 74, 42) + circle(96, 74, 8),
    thin: circle(96, 74, 30) + 'M96 44V66M66 74H88M104 74H126',
    line: 'M89 78V135M103 78V135M54 74V0M46 74V0M46 74a50 50 0 0 0 100 0V40l10-10M138 74V46l-8-12M142 50V28M138 0v18l-6 10M146 0v14l8 8M142 0v22',
  },
  ladder: {
    thin: `M58 22V116M108 22V116M164 22V116${floor.hatch}`,
    charge: airs(tests),
    fill: 'M58 8l7 7-7 7-7-7zM108 8l7 7-7 7-7-7zM164 8l7 7-7 7-7-7z',
    line: floor.line,
  },
  rails: {
    thin: 'M114 8V52M126 8V52M114 84V127M126 84V127',
    fill: 'M16 38h72v60h-72zM152 38h72v60h-72z',
    ink: 'M92 68l14-7v14z',
    line: 'M104 68H152M30 54h44M30 68h44M30 82h28M166 54h44M166 68h44M166 82h28M114 52h12M114 84h12',
  },
  tank: {
    thin: 'M62 60h38M140 60h38M66 76h30M146 76h30M62 92h30M150 92h28',
    charge: basin.air,
    line: `M52 34V118H188V34M120 18V62M70 18H176${basin.shell}M110 96l10 8 10-8M120 104v14M36 118H204`,
  },
  frames: {
    thin: `${frame(22)}${frame(96)}${frame(170)}`,
    line: 'M14 26h64v78h-64zM88 26h64v78h-64zM162 26h64v78h-64zM46 26V12M120 26V12M194 26V12',
  },
  states: {
    thin: 'M94 68H70M146 68H170M104 54L74 32M136 54L166 32M104 82L74 104M136 82L166 104',
    charge: 'M94 54h52v28H94z',
    fill: 'M18 54h52v28H18zM170 54h52v28h-52zM22 10h52v28H22zM166 10h52v28h-52zM22 98h52v28H22zM166 98h52v28h-52z',
  },
  shelf: {
    thin: 'M58 36h16M58 44h16M92 30h20M92 98h20M138 52h10M166 40l14-4M178 92l14-4',
    line: 'M20 114H220M52 22h28v92h-28zM86 16h32v98h-32zM132 36h22v78h-22zM158 26l24-7 24 88-24 7z',
  },
} satisfies Record<string, Layers>;

/** The subjects that there are drawings of. */
export type ThumbnailSubject = keyof typeof subjects;
