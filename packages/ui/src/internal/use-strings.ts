import type { Strings } from '../locales/strings';
import { useUi } from './ui-context';

type Values = Record<string, unknown>;

const defined = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Returns a component's props with the strings it was not given: the provider's, or else the English ones. */
export function useStrings<English extends object, Props extends object>(
  component: keyof Strings,
  english: English,
  props: Props,
) {
  const { locale, strings } = useUi();
  const whole = { ...english } as Values;
  for (const given of ['locale' in whole && { locale }, strings?.[component], props]) {
    for (const [key, value] of Object.entries(given || {})) {
      const below = whole[key];
      // Of a group of strings each counts by itself; what is undefined was not given.
      if (below && typeof below === 'object')
        whole[key] = { ...below, ...defined((value ?? {}) as Values) };
      else if (below === undefined || value !== undefined) whole[key] = value;
    }
  }
  return whole as Props & English;
}
