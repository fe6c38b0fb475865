'use client';

import { useEffect, useRef } from 'react';

/** Keeps the focus of what closes from going back to its trigger if it is in an iframe by now. */
export function leaveFocusToFrame(event: Event) {
  const { activeElement } = (event.target as Element).ownerDocument;
  if (activeElement?.matches('iframe')) event.preventDefault();
}

/** Calls back when the reader presses in an iframe, of which a page hears no more than that its own window blurs. */
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
