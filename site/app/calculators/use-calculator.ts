import type { NumberProblem } from '@hadal/ui';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepInAddress, onReturn } from '../address';
import type { Calculator, Values } from './definition';
import { writeSettings } from './settings';
import { enter, fromAddress, initialState, preset, type CardState } from './state';

/** What a card shows and does: its settings are kept in the address. */
export function useCalculator(calculator: Calculator) {
  // First as the build left it, so that the markup is the same; what the address says comes before
  // the next paint.
  const [state, setState] = useState(() => initialState(calculator));
  // Of two fields that speak up in one go, the second must know of the first.
  const latest = useRef(state);
  const become = (next: CardState) => {
    latest.current = next;
    setState(next);
  };

  useLayoutEffect(() => {
    const read = (search: string) => {
      latest.current = fromAddress(calculator, latest.current, search);
      setState(latest.current);
    };
    read(location.search);
    return onReturn(read);
  }, [calculator]);

  const keep = (next: CardState, of: string) => {
    become(next);
    keepInAddress(writeSettings(calculator, next.values), `${calculator.id} ${of}`);
  };

  return {
    state,
    enter: (key: string, value: number | string | undefined, problem?: NumberProblem) => {
      const next = enter(calculator, latest.current, key, value, problem);
      if (next.values === latest.current.values) become(next);
      else keep(next, key);
    },
    // Each is an entry of its own in the history, however soon the next one follows.
    choose: (values: Values) =>
      keep(preset(calculator, latest.current, values), JSON.stringify(values)),
    reset: () => keep(initialState(calculator), 'reset'),
    link: useLink(calculator, state),
  };
}

const subscribe = () => () => {};

/** The address of these settings alone; none until scripts run. */
function useLink(calculator: Calculator, { values }: CardState): string | undefined {
  const page = useSyncExternalStore(
    subscribe,
    () => location.origin + location.pathname,
    () => undefined,
  );
  const settings = Object.entries(writeSettings(calculator, values)).filter(
    (setting): setting is [string, string] => setting[1] !== undefined,
  );
  const query = settings.length ? `?${new URLSearchParams(settings)}` : '';
  return page && `${page}${query}#${calculator.id.toLowerCase()}`;
}
