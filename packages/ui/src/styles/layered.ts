import {
  style as vanillaStyle,
  globalStyle as vanillaGlobalStyle,
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css';

type Layer = keyof typeof layers;

const inLayer = (layer: Layer, rule: StyleRule) => ({ '@layer': { [layers[layer]]: rule } });

function layered(rule: ComplexStyleRule | string): ComplexStyleRule | string {
  if (typeof rule === 'string') return rule;
  if (Array.isArray(rule))
    return rule.map((part) => layered(part as ComplexStyleRule) as StyleRule);
  return inLayer('components', rule);
}

/** vanilla-extract's `style`, always inside our components layer. */
export const style = (rule: ComplexStyleRule, debugId: string) =>
  vanillaStyle(layered(rule) as ComplexStyleRule, debugId);

/** vanilla-extract's `globalStyle` inside one of our layers. */
export const globalStyle = (layer: Layer, selector: string, rule: GlobalStyleRule) => {
  vanillaGlobalStyle(selector, { '@layer': { [layers[layer]]: rule } });
};

/** vanilla-extract's `recipe`, always inside our components layer. */
export const recipe: typeof vanillaRecipe = (options, debugId) =>
  vanillaRecipe(
    {
      ...options,
      ...(options.base ? { base: layered(options.base as ComplexStyleRule) } : {}),
      ...(options.variants
        ? {
            variants: Object.fromEntries(
              Object.entries(options.variants).map(([name, values]) => [
                name,
                Object.fromEntries(
                  Object.entries(values).map(([value, rule]) => [
                    value,
                    layered(rule as ComplexStyleRule),
                  ]),
                ),
              ]),
            ),
          }
        : {}),
      ...(options.compoundVariants
        ? {
            compoundVariants: options.compoundVariants.map((compound) => ({
              ...compound,
              style: layered(compound.style as ComplexStyleRule),
            })),
          }
        : {}),
    } as typeof options,
    debugId,
  );
