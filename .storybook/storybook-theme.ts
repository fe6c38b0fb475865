import { create } from 'storybook/theming/create';
import { scale, themes } from '../packages/ui/src/styles/tokens';

/** The mark of `Logo`, as HTML, which Storybook accepts as a title. */
const brandTitle = `<span class="hadal-brand">
  <svg viewBox="2 0 26 34" aria-hidden="true">
    <path fill="currentColor" d="M2 0h5v34H2zM23 0h5v34h-5z"/>
    <path fill="${themes.dark.color.accent}" stroke="#08232B" d="M9 24v-6.5a6 6 0 0 1 12 0V24z"/>
  </svg>
  Hadal UI
</span>`;

/** Storybook's interface and docs pages in our colours and type. */
function frame(base: 'dark' | 'light') {
  const { ground, color } = themes[base];
  // Storybook computes with its colours, and so needs opaque ones.
  const edge = base === 'dark' ? ground.top : ground.b4;
  return create({
    base,
    brandTitle,
    brandUrl: '?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: scale.font.sans,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: color.accent,
    colorSecondary: color.info,
    appBg: ground.b2,
    appContentBg: ground.b1,
    appPreviewBg: ground.b1,
    appHoverBg: ground.b1,
    appBorderColor: edge,
    appBorderRadius: 0,
    textColor: color.text,
    textInverseColor: ground.b1,
    textMutedColor: color.textMuted,
    barBg: ground.b1,
    barTextColor: color.textMuted,
    barHoverColor: color.text,
    barSelectedColor: color.text,
    buttonBg: ground.b0,
    buttonBorder: edge,
    booleanBg: ground.b2,
    booleanSelectedBg: ground.b0,
    inputBg: ground.b2,
    inputBorder: color.borderStrong,
    inputTextColor: color.text,
    inputBorderRadius: 2,
  });
}

export const storybookThemes = { dark: frame('dark'), light: frame('light') };

/** Resolves "system", and any theme without manager colours, to one of Storybook's themes. */
export function frameTheme(theme: unknown): keyof typeof storybookThemes {
  if (theme === 'system')
    return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  return String(theme).endsWith('light') ? 'light' : 'dark';
}
