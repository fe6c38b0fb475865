import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the new step's heading if removing the old step lost it. A freshly opened page keeps
 * its focus.
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
