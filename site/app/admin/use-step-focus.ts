import { useEffect, useRef } from 'react';

/**
 * Where a step goes and takes the focus with it, the heading of the next one gets it. A page that has
 * just opened keeps its focus where it is.
 */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus();
  }, [step]);
  const onFocus = () => {
    hadFocus.current = true;
  };
  return { heading, onFocus };
}
