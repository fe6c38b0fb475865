import type { Strings } from '../locales/strings';
import { useUi } from './ui-context';

type Values = Record<string, unknown>;

/** Puts values over others. Of a group of strings each counts by itself; what is undefined was not given. */
function lay(over: Values, values: object | false | undefined): Values {
  for (const [key, value] of Object.entries(values || {})) {
    const below = over[key];
    if (below && typeof below === 'object') over[key] = lay({ ...below }, value as Values);
    else if (below === undefined || value !== undefined) over[key] = value;
  }
  return over;
}

/** Returns a component's props with the strings it was not given: the provider's, or else the English ones. */
export function useStrings<English extends object, Props extends object>(
  component: keyof Strings,
  english: English,
  props: Props,
) {
  const { locale, strings } = useUi();
  const whole: Values = {};
  for (const given of [english, 'locale' in english && { locale }, strings?.[component], props])
    lay(whole, given);
  return whole as Props & English;
}
