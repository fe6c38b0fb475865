import type { NumberProblem } from '@hadal/ui';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepInAddress, onReturn } from '@hadal/static-site/runtime/address';
import { writeKept, type Kept } from './compared';
import type { Calculator, Values } from './definition';
import { writeSettings } from './settings';
import { drop, enter, fromAddress, initialState, keep, preset, type CardState } from './state';

/**
 * State and handlers of a card, with its settings kept in the address.
 * @param onRead - called with the card's name when Back or Forward changed its settings
 */
export function useCalculator(calculator: Calculator, onRead: (id: string) => void) {
  // Renders the prerendered state first, so that hydration matches; the settings of the address
  // apply before the next paint.
  const [state, setState] = useState(() => initialState(calculator));
  // The state whose results are shown: a slow phone moves the slider first.
  const [shown, setShown] = useState(state);
  // A ref, because two fields may report a change in the same task.
  const latest = useRef(state);

  useLayoutEffect(() => {
    const read = (search: string) => {
      const next = fromAddress(calculator, latest.current, search);
      if (next === latest.current) return false;
      latest.current = next;
      setState(next);
      setShown(next);
      return true;
    };
    read(location.search);
    return onReturn((search) => read(search) && onRead(calculator.id));
  }, [calculator, onRead]);

  useEffect(() => {
    // On paper the results belong to the settings.
    const catchUp = () => flushSync(() => setShown(latest.current));
    addEventListener('beforeprint', catchUp);
    return () => removeEventListener('beforeprint', catchUp);
  }, []);

  const actions = useMemo(() => {
    const become = (next: CardState) => {
      latest.current = next;
      setState(next);
      startTransition(() => setShown(next));
    };
    const write = (next: CardState, of: string) => {
      become(next);
      keepInAddress(
        { ...writeSettings(calculator, next.values), ...writeKept(calculator, next.kept) },
        `${calculator.id} ${of}`,
      );
    };
    return {
      enter: (key: string, value: number | string | undefined, problem?: NumberProblem) => {
        const next = enter(calculator, latest.current, key, value, problem);
        if (next.values === latest.current.values) become(next);
        else write(next, key);
      },
      // The unique key makes each choice a history entry of its own.
      choose: (values: Values) =>
        write(preset(calculator, latest.current, values), JSON.stringify(values)),
      reset: () => write({ ...initialState(calculator), kept: latest.current.kept }, 'reset'),
      keep: () => {
        const next = keep(calculator, latest.current);
        if (next !== latest.current) write(next, `keep ${next.kept.length}`);
      },
      drop: (kept: Kept) => {
        const next = drop(latest.current, kept);
        write(next, `drop to ${next.kept.length}`);
      },
    };
  }, [calculator]);
  return { state, shown, ...actions };
}
