import { bands, contrast, themes, type Band, type Theme } from '@hadal/ui/theme';

/** Contrast of body text and of quiet text with the ground of a band, to 1. */
function contrastOn(band: Band, { color, ground: values }: Theme) {
  const ground = values[bands[band].canvas];
  return { text: contrast(color.text, ground), quiet: contrast(color.textMuted, ground) };
}

const depths = [
  ['0', 'In the air, where a page begins'],
  ['1', 'Below the surface'],
  ['2', 'From the second depth'],
  ['3', 'From the third'],
  ['4', 'Near the bottom'],
  ['5', 'The sea bed, under every page'],
] as const;

/** Contrast ratio of text in both themes; the bottom band is dark in either. */
export const textContrast = depths.map(([band, place]) => ({
  place,
  dark: contrastOn(band, themes.dark),
  light: contrastOn(band, band === '4' || band === '5' ? themes.dark : themes.light),
}));
