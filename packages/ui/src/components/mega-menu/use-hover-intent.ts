'use client';

import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

export interface HoverOptions {
  /** Opens a panel when the mouse rests on its trigger, or only on a press. @default 'hover' */
  openOn?: 'hover' | 'press' | undefined;
  /** The time in ms that the mouse rests on a trigger before its panel opens. @default 100 */
  delay?: number | undefined;
  /** The time in ms after the mouse has left before the panel closes. @default 250 */
  closeDelay?: number | undefined;
}

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * Opens the panel the mouse rests on, and closes it after the mouse has left. A panel opened by a
 * press stays open until the next press; touch and pen only press.
 */
export function useHoverIntent(
  open: string,
  setOpen: (id: string, event: Event) => void,
  { openOn = 'hover', delay = 100, closeDelay = 250 }: HoverOptions,
) {
  const isHover = (event: PointerEvent) => openOn === 'hover' && isMouse(event);
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

  const show = (id: string, { nativeEvent }: PointerEvent) => {
    hovered.current = id;
    latestSetOpen.current(id, nativeEvent);
  };
  return {
    /** Notes that a panel was opened without the mouse. */
    hold: () => {
      stay();
      hovered.current = '';
    },
    enterTrigger: (id: string, event: PointerEvent) => {
      if (!isHover(event)) return;
      stay();
      if (open && open !== id) show(id, event);
      if (!open) timer.current = setTimeout(() => show(id, event), delay);
    },
    pressTrigger: (id: string, event: MouseEvent<HTMLElement>) => {
      stay();
      // Safari does not focus a pressed button, and Escape returns focus to it.
      event.currentTarget.focus();
      // Hover has already opened the panel, so the press must not close it.
      if (open === id && hovered.current === id) event.preventDefault();
      hovered.current = '';
    },
    enterPanel: (event: PointerEvent) => {
      if (isHover(event)) stay();
    },
    /** Leaves a trigger or a panel. */
    leave: (event: PointerEvent) => {
      if (!isHover(event)) return;
      stay();
      if (!hovered.current) return;
      const { nativeEvent } = event;
      timer.current = setTimeout(() => latestSetOpen.current('', nativeEvent), closeDelay);
    },
  };
}
