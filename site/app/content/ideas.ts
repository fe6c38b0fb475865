/** Drawings of what a page is about, for the pictures of links to it: see `scripts/pictures`. */
import type { ThumbnailSubject } from '@hadal/illustrations';
import { circle, d } from '@hadal/ui/drawing';

/** Path data of a drawing of 240 by 135, by the style of its lines. */
export type Lines = Partial<Record<'charge' | 'solid' | 'thin' | 'ink' | 'line', string>>;

const around = (count: number, draw: (cos: number, sin: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return draw(Math.cos(angle), Math.sin(angle), index);
  }).join('');

/** Returns a vessel with its base on y, and the part of it above its air's level. */
const vessel = (x: number, y: number, r: number, air = 1) => {
  const dome = d`a${r} ${r} 0 0 1 ${2 * r} 0`;
  const top = y - 2.4 * r;
  return {
    shell: d`M${x - r} ${y}V${top}` + dome + d`V${y}`,
    air: d`M${x - r} ${top + 2.4 * r * air}V${top}` + dome + d`v${2.4 * r * air}z`,
  };
};
const nest = [10, 20, 31, 43].map((r) => vessel(120, 126, r));
const gift = vessel(120, 118, 28, 0.45);
const lifted = vessel(128, 116, 10, 0.6);
const contours = [22, 48, 74].map((y) => `M0 ${y}c30-8 50 8 80 0s50 8 80 0s50-6 80 0`).join('');
const pens = [26, 62, 108];
const ticks = [30, 62, 94, 126, 158, 190];

/** The idea of each page that has one of its own, in small, by the page's file. */
export const ideas: Readonly<Record<string, ThumbnailSubject | Lines>> = {
  'how-it-works': 'plant',
  fundamentals: 'tank',
  demo: 'climb',
  mission: {
    charge: nest[0]!.air,
    line: `${nest.map(({ shell }) => shell).join('')}M0 126H240`,
  },
  donate: {
    charge: gift.air,
    thin: 'M164 58h16M164 73h10M164 88h16M164 103h10M164 118h16',
    line: `${gift.shell}M44 26h32M60 10v32M164 50V118`,
  },
  invest: 'levels',
  faq: {
    thin: 'M120 42V108M112 58h16M112 75h16M112 92h16',
    solid: 'M84 28h72l-12 14H96z',
    ink: 'M115 106h10l3 14h-16z',
    line: 'M0 38H87M153 38H240M120 28V8l22 10-22 6M30 126H210',
  },
  glossary: 'shelf',
  modes: 'states',
  tes: {
    charge: 'M162 26h44v74h-44zM34 100h44v22H34z',
    line: 'M34 26h44v96H34zM162 26h44v96h-44zM78 40h20l8 10 10-20 10 20 8-10h28M78 112h84M126 106l-8 6 8 6',
  },
  system: {
    charge: lifted.air + circle(40, 114, 12),
    solid: 'M28 14l30 7v16l-30 7zM212 46l-30-9V23l30-9z',
    line: `M4 29h24M58 29h14V114H52M128 84V29h54M212 29h24M0 128H240${lifted.shell}M230 23l8 6-8 6`,
  },
  ops: {
    thin: around(24, (cos, sin, hour) => {
      const inner = hour % 6 ? 54 : 48;
      return d`M${120 + inner * cos} ${68 + inner * sin}L${120 + 60 * cos} ${68 + 60 * sin}`;
    }),
    charge: 'M120 68L78 26A60 60 0 0 1 180 68z',
    solid: circle(120, 68, 30),
    line: `${circle(120, 68, 60)}M120 68V46M120 68L136 78`,
  },
  docs: {
    thin: 'M130 92h84M130 106h84M172 92v27M34 24h60M34 34h40',
    charge: circle(182, 50, 9),
    line: 'M20 10H220V125H20zM26 16H214V119H26zM130 84h84M130 84v35M42 60h36v22H42zM78 71h24M102 60h24v22H102zM126 71l47-17',
  },
  'earth-engine': 'ladder',
  'horizon-supergrid': {
    thin: Array.from({ length: 11 }, (_, mark) => `M${20 + 20 * mark} 22v${mark % 5 ? 5 : 9}`).join(
      '',
    ),
    charge: 'M20 40h62v14H20z',
    solid: 'M20 62h92v14H20zM20 84h150v14H20zM20 106h200v14H20z',
    line: 'M14 22H226M82 34v92',
  },
  'pacific-spine': 'coast',
  'ocean-cities': {
    thin: circle(76, 68, 44) + circle(196, 68, 36),
    solid: `${around(6, (cos, sin) => circle(76 + 44 * cos, 68 + 44 * sin, 13))}M180 56h32v24h-32z`,
    charge: circle(196, 68, 7),
    line: 'M133 68H180',
  },
  digital: {
    thin: ticks.map((x) => `M${x} 10V126`).join(''),
    ink: pens.map((y) => `M204 ${y}l16-5v10z`).join(''),
    line: 'M16 34h42V18h60v26h50V26h36M16 62L90 78 164 50 204 62M16 108h30l6-18v18l6-18v18h92l6-18v18l6-18v18h36',
  },
  research: 'bars',
  'business-model': {
    charge: 'M10 24h50v20H10z',
    line: 'M6 24H60V12M60 24V62h48V48M108 62v20h48V68M156 82v22h48V90M204 104v20h32M10 44v80H204',
  },
  company: 'scales',
  'company-digital': {
    thin: 'M16 22C80 26 150 60 226 106M110 12V126',
    charge: circle(110, 47, 7),
    line: 'M16 10V126H230M16 22C60 25 88 36 110 47L124 34 138 74 152 50 170 98 188 82 226 120',
  },
  about: {
    thin: 'M62 44H240M104 70H128M152 70H204',
    charge: circle(55, 44, 7),
    line: 'M0 16C30 20 40 18 50 34S76 68 92 70S120 66 126 92S136 126 139 126S146 110 152 92S172 66 240 68M22 18H240',
  },
  newsroom: 'frames',
  science: 'losses',
  'science-physics': {
    charge: 'M182 56h46v24h-46z',
    solid: 'M12 20h46v24H12zM12 92h46v24H12zM98 8h46v24H98zM98 56h46v24H98zM98 104h46v24H98z',
    thin: 'M58 32C78 32 78 20 98 20M58 104C78 104 78 116 98 116',
    line: 'M58 32C80 32 76 68 98 68M58 104C80 104 76 68 98 68M144 68H182M144 116C164 116 160 68 182 68',
  },
  'science-calculators': {
    charge: circle(176, 34, 8) + circle(206, 68, 8) + circle(150, 102, 8),
    thin: 'M24 20V118H112',
    line: 'M132 34h36M184 34h44M132 68h66M214 68h14M132 102h10M158 102h70M24 114C56 110 90 80 108 26',
  },
  'science-diagrams': 'spread',
  privacy: {
    charge: 'M98 68l-14-8v16zM112 68l14-8v16z',
    solid: 'M8 44h54v48H8zM184 36h48v18h-48zM184 59h48v18h-48zM184 82h48v18h-48z',
    line: 'M62 68H84M126 68H184M8 54h54',
  },
  accessibility: {
    thin: contours,
    solid: 'M0 100c30-8 50 8 80 0s50 8 80 0s50-6 80 0V128H0z',
    charge: 'M20 112h50v6H20zM140 112h60v6H140z',
    line: 'M20 10h50M20 36h50M20 62h50M20 88h50M140 10h60M140 36h60M140 62h60M140 88h60',
  },
};
