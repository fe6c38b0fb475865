import { scale, themes } from '../../styles/tokens';
import { tide } from '../../test/tide';

/** Returns the tokens of the brand that the toolbar has chosen, which the specimens wear and name. */
export function wornBrand(globals: Record<string, unknown>) {
  if (!String(globals['theme']).startsWith('tide-')) return { themes, scale };
  const worn = Object.entries(scale).map(([group, tokens]) => [
    group,
    { ...tokens, ...tide.scale?.[group as keyof typeof scale] },
  ]);
  return {
    themes: { dark: tide.dark, light: tide.light },
    scale: Object.fromEntries(worn) as typeof scale,
  };
}
