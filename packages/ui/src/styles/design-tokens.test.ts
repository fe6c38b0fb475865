// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { bands, scale, themes } from './tokens';
import { bandTokens, cssVariables, designTokens, resolver } from '../../scripts/design-tokens';

interface Size {
  value: number;
  unit: string;
}
interface Color {
  components: number[];
  alpha?: number;
}

const color = ({ components, alpha }: Color) => rgb(components, alpha);
const size = ({ value, unit }: Size) => `${value}${unit}`;

/** Converts a token to CSS like another tool, by the format alone. */
const writers: Record<string, (value: never) => string> = {
  color,
  dimension: size,
  duration: size,
  number: String,
  fontWeight: String,
  fontFamily: (families: string[]) =>
    families.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(', ')})`,
  shadow: (shadow: Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Size> & { color: Color }) =>
    [
      ...[shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(size),
      color(shadow.color),
    ].join(' '),
};

function rgb(components: readonly number[], alpha = 1) {
  const channels = components.map((component) => Math.round(component * 255));
  return `rgb(${channels.join(' ')} / ${alpha})`;
}

/** Normalises equivalent CSS notations. */
const plain = (css: string) =>
  css
    .replace(/#(..)(..)(..)/g, (_, ...[red, green, blue]: string[]) =>
      rgb(
        [red, green, blue].map((channel) => Number.parseInt(channel!, 16) / 255),
        1,
      ),
    )
    .replace(/(^|[\s(,-])\./g, '$10.')
    .replace(/\b0px/g, '0');

describe.each(Object.entries({ scale, ...themes }))('the tokens of %s', (_, groups) => {
  const file = designTokens(groups);

  test.each(Object.keys(groups))('say of %s what the stylesheet does', (group) => {
    const { $description, ...tokens } = file[group]!;
    expect($description).toMatch(/^[A-Z].*\.$/);
    const said = Object.entries(tokens).map(([name, token]) => [
      name,
      plain(token.$extensions?.['@hadal/ui'].css ?? writers[token.$type]!(token.$value as never)),
    ]);
    const meant = Object.entries((groups as Record<string, Record<string, string>>)[group]!);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(meant.map(([name, css]) => [name, plain(css)])),
    );
  });
});

test('adds CSS only to tokens that the format cannot express', () => {
  const { text, space, measure, width } = designTokens(scale);
  expect(text!['md']).toEqual({ $type: 'dimension', $value: { value: 1.0625, unit: 'rem' } });
  expect(text!['h1']).toMatchObject({
    $value: { value: 4, unit: 'rem' },
    $extensions: { '@hadal/ui': { css: scale.text.h1 } },
  });
  expect(space!['sm']).not.toHaveProperty('$extensions');
  expect(measure!['text']).toMatchObject({
    $type: 'number',
    $extensions: { '@hadal/ui': { css: '38.964em' } },
  });
  expect(width!['widest']).toMatchObject({ $type: 'number', $value: 125 });
});

describe.each(Object.keys(resolver.modifiers.theme.contexts))('resolved for %s', (theme) => {
  const files: Record<string, Record<string, unknown>> = {
    'scale.tokens.json': designTokens(scale),
    [`${theme}.tokens.json`]: designTokens(themes[theme as keyof typeof themes]),
    'bands.tokens.json': bandTokens(bands),
  };
  /** The sources that a reference of the resolution order names. */
  const sourcesOf = ($ref: string) =>
    $ref.startsWith('#/sets/')
      ? resolver.sets[$ref.slice('#/sets/'.length) as keyof typeof resolver.sets].sources
      : resolver.modifiers.theme.contexts[theme as 'dark' | 'light'];
  const named = resolver.resolutionOrder.flatMap(({ $ref }) => sourcesOf($ref));
  const whole = Object.assign({}, ...named.map(({ $ref }) => files[$ref])) as Record<
    string,
    unknown
  >;

  test('every file is named once', () => {
    expect(named.map(({ $ref }) => $ref).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  test('every alias leads to a token of its type', () => {
    const aliases = Object.values(bandTokens(bands).band).flatMap((band) =>
      typeof band === 'string' ? [] : Object.values<{ $type: string; $value: string }>(band),
    );
    expect(aliases).toHaveLength(Object.keys(bands).length * 4);
    for (const { $type, $value } of aliases) {
      const [group = '', token = ''] = /^\{(.+)\.(.+)\}$/.exec($value)!.slice(1);
      expect((whole[group] as Record<string, unknown>)[token]).toMatchObject({ $type });
    }
  });

  test('no name has a character that the format keeps for itself', () => {
    const names = (value: object): string[] =>
      Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        name.startsWith('$') ? [] : [name, ...names(inner as object)],
      );
    expect(names(whole).filter((name) => /[{}.]/.test(name))).toEqual([]);
  });
});

test('CSS has every token as a variable, in each theme its own', () => {
  const css = cssVariables(scale, themes);
  expect(css).toContain(`--hadal-space-sm: 16px;`);
  const [dark = '', light = ''] = [/^:root,[\s\S]*?}/m, /^\[data-theme='light'\][\s\S]*?}/m].map(
    (block) => block.exec(css)?.[0] ?? '',
  );
  expect(dark).toContain(`--hadal-color-text: ${themes.dark.color.text};`);
  expect(light).toContain(`--hadal-color-text: ${themes.light.color.text};`);
});
