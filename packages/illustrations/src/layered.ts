import { versions as versionRules } from '@hadal/ui/drawing';
import { layers } from '@hadal/ui/theme';
import {
  globalStyle as vanillaGlobalStyle,
  style as vanillaStyle,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';

/** vanilla-extract's `style` inside the library's components layer. */
export const style = (rule: StyleRule, debugId: string) =>
  vanillaStyle({ '@layer': { [layers.components]: rule } }, debugId);

/** vanilla-extract's `globalStyle` inside the same layer. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) => {
  vanillaGlobalStyle(selector, { '@layer': { [layers.components]: rule } });
};

/** The classes of a drawing's two versions: the wide one applies from a width of `room`, in px. */
export function versions(...args: Parameters<typeof versionRules>) {
  const { wide, narrow } = versionRules(...args);
  return { wide: style(wide, 'wide'), narrow: style(narrow, 'narrow') };
}
