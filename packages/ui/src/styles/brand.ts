import { vars } from './contract.css';
import { layers } from './layers.css';
import { media } from './media';
import { compact, onPaper, type scale, type Theme } from './tokens';

type Groups = Record<string, Record<string, string>>;

type Scale = {
  [Group in keyof typeof scale]?: { [Token in keyof (typeof scale)[Group]]?: string };
};

/** The look of another brand: both themes in full, and the differences in scale. */
export interface Brand {
  dark: Theme;
  light: Theme;
  scale?: Scale | undefined;
  /** The differences from our scale under `data-density="compact"`. */
  compact?: Pick<Scale, 'space' | 'size'> | undefined;
}

/** `var(--hadal-color-text)` of the contract becomes `--hadal-color-text: #EAF5F2;` */
export const declare = (values: Groups) =>
  Object.entries(values)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(
        ([token, value]) =>
          `${(vars as Groups)[group]![token]!.slice('var('.length, -1)}:${value};`,
      ),
    )
    .join('');

/** The selector of a brand's name. */
export function selectorOf(name: string) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(
      `"${name}" cannot name a brand, since it becomes part of a selector. ` +
        `Use small letters, digits and hyphens, such as "tide".`,
    );
  }
  return `[data-brand="${name}"]`;
}

/** Two attributes outweigh the one in our themes, whatever the order of stylesheets. */
export const themed = (brand: string, theme: string) => `:is(${brand}${theme}, ${brand} ${theme})`;

/**
 * Returns the stylesheet of a brand, for elements under `<html data-brand="name">`. Needs no
 * bundler: write it to a file or into a `<style>`, before or after `@hadal/ui/styles.css`.
 */
export function brandStyles(name: string, { dark, light, scale = {}, compact: own = {} }: Brand) {
  const brand = selectorOf(name);
  const dense = `:is(${brand}, ${brand} *)[data-density="compact"]`;
  // The brand's scale would otherwise outweigh our compact one.
  const space = { ...(scale.space && compact.space), ...own.space };
  const size = { ...(scale.size && compact.size), ...own.size };
  const rules = [
    `:is(${brand}, ${brand} [data-theme="dark"]){${declare(dark)}}`,
    `${themed(brand, '[data-theme="light"]')}{${declare(light)}}`,
    `@media (prefers-color-scheme: light){${themed(brand, '[data-theme="system"]')}{${declare(light)}}}`,
    `:is(${brand}, ${brand} [data-density="comfortable"]){${declare(scale)}}`,
    `${dense}{${declare({ space })}}`,
    `@media ${media.mouse}{${dense}{${declare({ size })}}}`,
    `@media ${media.print}{:is(${brand}, ${brand} [data-theme]){${declare(onPaper(light))}}}`,
  ];
  return `@layer ${Object.values(layers).join(', ')};\n@layer ${layers.theme}{\n${rules.join('\n')}\n}\n`;
}
