'use client';

import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Delays in ms: a mouse rests this long to open a panel, or stays away this long to close it. */
const delay = { open: 100, close: 250 };

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Opens the panel that a mouse rests on and closes the one it has left. A panel that was pressed open
 * stays open until it is pressed again; a finger or a pen only ever presses.
 */
export function useHoverIntent(open: string, setOpen: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The panel that the mouse opened and that has not been pressed since. */
  const hovered = useRef('');
  // The timer may fire after a later render.
  const latestSetOpen = useRef(setOpen);
  useEffect(() => {
    latestSetOpen.current = setOpen;
  });

  const stay = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), [timer]);

  const show = (id: string) => {
    hovered.current = id;
    latestSetOpen.current(id);
  };
  const leave = () => {
    stay();
    if (hovered.current) timer.current = setTimeout(() => latestSetOpen.current(''), delay.close);
  };

  return {
    /** Says that a panel is opened otherwise than by the mouse. */
    press: () => {
      stay();
      hovered.current = '';
    },
    trigger: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        stay();
        if (open && open !== id) show(id);
        if (!open) timer.current = setTimeout(() => show(id), delay.open);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) leave();
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        stay();
        // Safari does not focus a pressed button, and Escape returns focus to it.
        event.currentTarget.focus();
        // Hover has already opened the panel, so the press must not close it.
        if (open === id && hovered.current === id) event.preventDefault();
        hovered.current = '';
      },
    }),
    panel: {
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) stay();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) leave();
      },
    },
  };
}
