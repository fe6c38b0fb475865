'use client';

import { useEffect, useRef } from 'react';

/** Leaves the focus in an iframe that has taken it, instead of returning it to the trigger. */
export function leaveFocusToFrame(event: Event) {
  const { activeElement } = (event.target as Element).ownerDocument;
  if (activeElement?.matches('iframe')) event.preventDefault();
}

/** Calls back when the user presses in an iframe: all that the page learns of it is that its window loses the focus. */
export function useFramePress(onPress: (frame: Element, event: Event) => void) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onBlur = (event: FocusEvent) => {
      // In Firefox the frame has the focus a moment later.
      timer = setTimeout(() => {
        const { activeElement } = document;
        if (activeElement?.matches('iframe')) latest.current(activeElement, event);
      });
    };
    window.addEventListener('blur', onBlur);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', onBlur);
    };
  }, []);
}
