/** Values shared by all themes: type, space, shape, motion, layout. */
export const scale = {
  font: {
    sans: '"Archivo Variable", "Archivo as DejaVu", "Archivo as Arial", "Archivo as Noto", system-ui, sans-serif',
    serif:
      '"STIX Two Text Italic", "STIX as DejaVu", "STIX as Georgia", "STIX as Noto", "STIX as Times", Georgia, serif',
    /** Operators and layout of equations, which need a mathematical font. */
    math: '"STIX Two Math", "Cambria Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math, serif',
    /** Digits and words in equations, upright beside the variables in `serif`. */
    mathText: '"STIX Two Math", "Times New Roman", "Liberation Serif", serif',
  },
  /** Headings narrow from the top of a page down. */
  width: { widest: '125%', wide: '112%', normal: '98%', narrow: '80%', narrowest: '62%' },
  text: {
    xs: '.8125rem',
    sm: '.9375rem',
    md: '1.0625rem',
    lg: 'clamp(1.125rem, 1.06rem + .28vw, 1.3125rem)',
    h3: 'clamp(1.25rem, 1.19rem + .25vw, 1.4375rem)',
    h2: 'clamp(1.5rem, 1.36rem + .62vw, 2rem)',
    // A part of the window keeps a word of ten letters whole where the reader's text is twice as large.
    h1: 'min(13.5vw, clamp(2.125rem, 1.55rem + 2.36vw, 4rem))',
    // Below 430 px as large as keeps a word of thirteen letters on one line, beside a scrollbar too.
    page: 'min(11vw, clamp(1.75rem, min(10.3vw - .3rem, max(2.375rem, 1.55rem + 3.3vw)), 4.75rem))',
    hero: 'min(12.5vw, clamp(2.25rem, 1.2rem + 5.85vw, 6.5rem))',
    closing: 'clamp(3.5rem, 1.6rem + 7.6vw, 8.5rem)',
    display: 'min(31vw, clamp(4.25rem, .9rem + 13.7vw, 12.5rem))',
    stat: 'clamp(2.25rem, 1.8rem + 1.6vw, 3.25rem)',
    result: 'clamp(1.75rem, 1.4rem + 1vw, 2.375rem)',
    equation: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem)',
    item: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.625rem)',
  },
  leading: {
    xs: '1.45',
    sm: '1.52',
    md: '1.6',
    lg: '1.52',
    h3: '1.25',
    h2: '1.15',
    h1: '1.04',
    hero: '1',
    display: '.86',
  },
  tracking: { h3: '-.005em', h2: '-.01em', h1: '-.018em', hero: '-.028em', display: '-.012em' },
  weight: { body: '420', medium: '520', strong: '600', heading: '640', display: '700' },
  space: {
    '3xs': '4px',
    '2xs': '8px',
    xs: '12px',
    sm: '16px',
    md: '24px',
    lg: '32px',
    xl: '48px',
    '2xl': '64px',
    '3xl': '96px',
    '4xl': '128px',
    '5xl': '192px',
    section: 'clamp(4.5rem, 2.75rem + 5.2vw, 7.75rem)',
  },
  /** Least heights: buttons, fields, and what stands in rows, such as tabs and pages. */
  size: { control: '52px', controlSmall: '42px', field: '50px', item: '44px' },
  radius: { control: '2px', surface: '0px', round: '999px' },
  stroke: { hairline: '1px', control: '1.5px', bar: '4px' },
  motion: {
    colour: '120ms',
    control: '200ms',
    panel: '320ms',
    drawing: '700ms',
    rise: 'cubic-bezier(.16, 1, .3, 1)',
    sink: 'cubic-bezier(.5, 0, .75, 0)',
  },
  /** 68 characters of running text, whether the font has loaded or not: see `characters`. */
  measure: { text: '38.964em', page: '1440px' },
} as const;

/**
 * Values that `data-density="compact"` gives the scale, for tools and tables. The sizes hold for a mouse;
 * fingers keep those of the scale.
 */
export const compact = {
  space: {
    '3xs': '2px',
    '2xs': '6px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '20px',
    xl: '32px',
    '2xl': '40px',
    '3xl': '64px',
    '4xl': '88px',
    '5xl': '128px',
    section: 'clamp(2.5rem, 1.75rem + 2.4vw, 4rem)',
  },
  size: { control: '40px', controlSmall: '34px', field: '40px', item: '36px' },
} as const;

/** The values that every theme must define. */
const dark = {
  ground: {
    top: '#1E4B53',
    b0: '#143D45',
    b1: '#083139',
    b2: '#04262E',
    b3: '#031C23',
    b4: '#021218',
    b5: '#02090D',
  },
  color: {
    text: '#EAF5F2',
    textMuted: '#A8C4C7',
    border: 'rgb(234 245 242 / .17)',
    borderStrong: '#7699A0',
    accent: '#FCD514',
    accentHover: '#FFE35C',
    accentActive: '#E3BC00',
    accentEdge: '#FCD514',
    onAccent: '#08232B',
    accentText: '#FCD514',
    /** The bar that marks an item as open, current or hovered. */
    marker: '#FCD514',
    focus: '#9BE4FC',
    success: '#65E0A5',
    info: '#7FD4FC',
    warning: '#FFA55B',
    danger: '#FF9890',
    ink: '#EAF5F2',
    inkMuted: '#86A9AE',
    /** Outline of an air flow, because the accent needs an ink edge on light water. */
    flow: '#FCD514',
    scrim: 'rgb(2 9 13 / .72)',
    /** The sheet of a menu over the page, and raised elements on it. */
    menu: '#04262E',
    menuRaised: '#083139',
  },
  chart: { c1: '#FCD514', c2: '#67C8FF', c3: '#E15420', c4: '#2BA08B', c5: '#EAF5F2' },
  shadow: { overlay: '0 28px 56px -20px rgb(0 6 9 / .7)' },
};

/** The shape of every theme; a theme without one of these tokens does not compile. */
export type Theme = typeof dark;

const light: Theme = {
  ground: {
    top: '#FFFFFF',
    b0: '#F9F7EF',
    b1: '#E4F2F1',
    b2: '#D1E8E9',
    b3: '#BFDCE0',
    b4: '#AACFD5',
    // The last band is dark in both themes: its sections set the dark theme on themselves.
    b5: '#02090D',
  },
  color: {
    text: '#08232B',
    textMuted: '#33535C',
    border: 'rgb(8 35 43 / .2)',
    borderStrong: '#496972',
    accent: '#FFCC00',
    accentHover: '#FFD93B',
    accentActive: '#EDB900',
    accentEdge: '#08232B',
    onAccent: '#08232B',
    accentText: '#6E4B00',
    marker: '#08232B',
    focus: '#0052AB',
    success: '#0E5F36',
    info: '#005487',
    warning: '#883C00',
    danger: '#A21A1B',
    ink: '#08232B',
    inkMuted: '#4E707A',
    flow: '#08232B',
    scrim: 'rgb(8 35 43 / .5)',
    menu: '#F9F7EF',
    menuRaised: '#FFFFFF',
  },
  chart: { c1: '#936B00', c2: '#005B95', c3: '#892B23', c4: '#009080', c5: '#08232B' },
  shadow: { overlay: '0 28px 56px -24px rgb(8 35 43 / .35)' },
};

export const themes: Record<'dark' | 'light', Theme> = { dark, light };

/** A light theme as printed: paper is white, whatever the band. */
export const onPaper = (theme: Theme): Theme => ({
  ...theme,
  ground: {
    top: 'white',
    b0: 'white',
    b1: 'white',
    b2: 'white',
    b3: 'white',
    b4: 'white',
    b5: 'white',
  },
});

/**
 * Bands, from the top of a page down. A `surface` takes the ground of the band above its `canvas`,
 * and what is `raised` on it the next.
 */
export const bands = {
  '0': { canvas: 'b0', surface: 'top', raised: 'top', width: 'widest' },
  '1': { canvas: 'b1', surface: 'b0', raised: 'top', width: 'wide' },
  '2': { canvas: 'b2', surface: 'b1', raised: 'b0', width: 'normal' },
  '3': { canvas: 'b3', surface: 'b2', raised: 'b1', width: 'narrow' },
  '4': { canvas: 'b4', surface: 'b3', raised: 'b2', width: 'narrowest' },
  '5': { canvas: 'b5', surface: 'b4', raised: 'b3', width: 'narrowest' },
} as const;

export type Band = keyof typeof bands;
