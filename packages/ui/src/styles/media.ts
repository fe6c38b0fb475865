/** The breakpoints in px: one column below `sm`, the wide header from `md`. */
export const breakpoint = { sm: 390, md: 768, lg: 1024, xl: 1280 } as const;

/** Media queries by meaning, shared by all stylesheets. */
export const media = {
  // In em, as are `belowSm` and `xl`, since what they place side by side has no room for larger text.
  sm: `(min-width: ${breakpoint.sm / 16}em)`,
  md: `(min-width: ${breakpoint.md}px)`,
  lg: `(min-width: ${breakpoint.lg}px)`,
  xl: `(min-width: ${breakpoint.xl / 16}em)`,
  belowSm: `(max-width: ${(breakpoint.sm - 0.02) / 16}em)`,
  belowMd: `(max-width: ${breakpoint.md - 0.02}px)`,
  belowLg: `(max-width: ${breakpoint.lg - 0.02}px)`,
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  mouse: '(pointer: fine)',
  motion: '(prefers-reduced-motion: no-preference)',
  /** Matches pages without scripts, where everything must be open, or open by CSS. */
  noScript: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
