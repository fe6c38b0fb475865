/** A design token: a CSS variable, with its value in each theme if they differ. */
export interface Token {
  name: string;
  group: string;
  dark: string;
  light: string;
}

const rule = /(?<selector>[^{}]+)\{(?<body>[^{}]*)\}/g;
const declaration = /(?<name>--hadal-(?<group>\w+)-[\w-]+): (?<value>[^;]+);/g;

/** Reads the tokens from the package's `tokens.css`, whose first rule has the dark theme and the scale. */
export function tokensIn(css: string): Token[] {
  const tokens = new Map<string, Token>();
  for (const { groups: { selector = '', body = '' } = {} } of css.matchAll(rule)) {
    for (const { groups: { name = '', group = '', value = '' } = {} } of body.matchAll(
      declaration,
    )) {
      const token = tokens.get(name) ?? { name, group, dark: value, light: value };
      tokens.set(name, selector.includes("'light'") ? { ...token, light: value } : token);
    }
  }
  return [...tokens.values()];
}

/** Writes a colour the way two equal ones are written alike. */
const normal = (color: string) =>
  color
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');

/** Returns the tokens that have this value in a theme. */
export const tokensLike = (tokens: readonly Token[], value: string) =>
  tokens.filter(({ dark, light }) => [dark, light].some((own) => normal(own) === normal(value)));
