'use client';

import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Delays in ms before hover opens a panel, and before leaving closes it. */
const delay = { open: 100, close: 250 };

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Opens the panel the mouse rests on, and closes it after the mouse has left. A panel opened by a
 * press stays open until the next press; touch and pen only press.
 */
export function useHoverIntent(open: string, setOpen: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The panel that hover opened and no press has confirmed. */
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
    /** Notes that a panel was opened without the mouse. */
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
