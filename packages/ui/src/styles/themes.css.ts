import { assignVars, globalStyle as vanillaGlobalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { globalStyle } from './layered';
import { layers } from './layers.css';
import { media } from './media';
import { bands, compact, onPaper, scale, themes, type Theme } from './tokens';

/** The variables of one theme. */
const themeVars = (theme: Theme) => ({
  ...assignVars(vars.ground, theme.ground),
  ...assignVars(vars.color, theme.color),
  ...assignVars(vars.chart, theme.chart),
  ...assignVars(vars.shadow, theme.shadow),
});

globalStyle('theme', ':root', {
  vars: {
    ...assignVars(vars.font, scale.font),
    ...assignVars(vars.width, scale.width),
    ...assignVars(vars.text, scale.text),
    ...assignVars(vars.leading, scale.leading),
    ...assignVars(vars.tracking, scale.tracking),
    ...assignVars(vars.weight, scale.weight),
    ...assignVars(vars.radius, scale.radius),
    ...assignVars(vars.stroke, scale.stroke),
    ...assignVars(vars.motion, scale.motion),
    ...assignVars(vars.measure, scale.measure),
    [vars.gutter.start]: '24px',
    [vars.gutter.end]: '24px',
    [vars.header.height]: '68px',
  },
});

globalStyle('theme', ':root, [data-density="comfortable"]', {
  vars: { ...assignVars(vars.space, scale.space), ...assignVars(vars.size, scale.size) },
});
globalStyle('theme', '[data-density="compact"]', {
  vars: assignVars(vars.space, compact.space),
  '@media': { [media.mouse]: { vars: assignVars(vars.size, compact.size) } },
});

// Variables, so that all users of gutters and header height agree.
vanillaGlobalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.belowSm]: { vars: { [vars.gutter.start]: '16px', [vars.gutter.end]: '16px' } },
        [media.md]: {
          vars: {
            [vars.gutter.start]: '40px',
            [vars.gutter.end]: '40px',
            [vars.header.height]: '88px',
          },
        },
        [media.lg]: { vars: { [vars.gutter.start]: '56px', [vars.gutter.end]: '56px' } },
        // The start gutter holds the scale rail.
        [media.xl]: { vars: { [vars.gutter.start]: '128px', [vars.gutter.end]: '64px' } },
      },
    },
  },
});

globalStyle('theme', ':root, [data-theme="dark"]', {
  colorScheme: 'dark',
  vars: themeVars(themes.dark),
});
globalStyle('theme', '[data-theme="light"]', {
  colorScheme: 'light',
  vars: themeVars(themes.light),
});
vanillaGlobalStyle('[data-theme="system"]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-color-scheme: light)': { colorScheme: 'light', vars: themeVars(themes.light) },
      },
    },
  },
});

// Firefox on Linux draws scrollbars in the system's theme, which may be white on a dark page.
globalStyle('theme', ':root, [data-theme]', {
  scrollbarColor: `${vars.color.textMuted} transparent`,
});

// Saves paper between sections.
vanillaGlobalStyle(':root, [data-density]', {
  '@layer': {
    [layers.theme]: {
      '@media': { [media.print]: { vars: { [vars.space.section]: vars.space.md } } },
    },
  },
});

// Prints in the light theme, whatever the screen shows.
vanillaGlobalStyle(':root, [data-theme]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.print]: { colorScheme: 'light', vars: themeVars(onPaper(themes.light)) },
      },
    },
  },
});

const selectors: Record<string, string> = {
  '1': ':root, [data-theme], [data-brand], [data-band="1"]',
};
for (const [band, { canvas, surface, raised, width }] of Object.entries(bands)) {
  globalStyle('theme', selectors[band] ?? `[data-band="${band}"]`, {
    vars: {
      [vars.band.canvas]: vars.ground[canvas],
      [vars.band.surface]: vars.ground[surface],
      [vars.band.raised]: vars.ground[raised],
      [vars.band.headingWidth]: vars.width[width],
    },
  });
}
