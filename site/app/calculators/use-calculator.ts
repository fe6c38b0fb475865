import type { NumberProblem } from '@hadal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { keepInAddress, onReturn } from '@hadal/static-site/runtime/address';
import type { Calculator, Values } from './definition';
import { writeSettings } from './settings';
import { enter, fromAddress, initialState, preset, type CardState } from './state';

/**
 * State and handlers of a card, with its settings kept in the address.
 * @param onRead - called with the card's name when the address changed its settings
 */
export function useCalculator(calculator: Calculator, onRead: (id: string) => void) {
  // Renders the prerendered state first, so that hydration matches; the settings of the address
  // apply before the next paint.
  const [state, setState] = useState(() => initialState(calculator));
  // A ref, because two fields may report a change in the same task.
  const latest = useRef(state);
  const become = (next: CardState) => {
    latest.current = next;
    setState(next);
  };

  useLayoutEffect(() => {
    const read = (search: string) => {
      const next = fromAddress(calculator, latest.current, search);
      if (next === latest.current) return;
      latest.current = next;
      setState(next);
      onRead(calculator.id);
    };
    read(location.search);
    return onReturn(read);
  }, [calculator, onRead]);

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
    // The unique key makes each choice a history entry of its own.
    choose: (values: Values) =>
      keep(preset(calculator, latest.current, values), JSON.stringify(values)),
    reset: () => keep(initialState(calculator), 'reset'),
  };
}
