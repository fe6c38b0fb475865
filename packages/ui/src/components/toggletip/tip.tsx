'use client';

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { mergeRefs } from '../../internal/merge-refs';
import type { ChangeReason } from '../../internal/use-controllable-state';
import type { PresenceState } from '../../internal/use-presence';
import * as styles from './toggletip.css';

interface TipProps {
  state: PresenceState;
  elementRef: (element: HTMLElement | null) => void;
  onClose: (reason: ChangeReason, event: Event) => void;
  children: ReactNode;
}

/** Keeps a tip below its word, or above it without room. Returns a function that stops it. */
type Place = (trigger: HTMLElement, tip: HTMLElement) => () => void;

const inPlace: Place = () => () => {};

let place: Place | undefined;

/**
 * Imports the code that places tips, which a page needs only once a visitor reaches for a word. If it does
 * not load, tips open where they stand in the text.
 */
export const loadPlace = () =>
  import('@floating-ui/dom').then(
    ({ autoUpdate, computePosition, flip, inline, offset, shift }) => {
      place = (trigger, tip) =>
        autoUpdate(trigger, tip, async () => {
          const { x, y } = await computePosition(trigger, tip, {
            placement: 'bottom-start',
            strategy: 'fixed',
            middleware: [inline(), offset(8), flip(), shift({ padding: 16 })],
          });
          Object.assign(tip.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px` });
        });
    },
    () => {
      place ??= inPlace;
    },
  );

/**
 * Returns the element before the tip's outlet. Found by position, because React 18 does not pass a
 * ref through a router's link that is a plain function.
 */
const triggerOf = (tip: RefObject<HTMLElement | null>) =>
  (tip.current?.parentElement?.previousElementSibling ?? null) as HTMLElement | null;

/** The open tip, once it can be placed. Renders a `<span popover>`. */
export function Tip(props: TipProps) {
  const [isReady, setReady] = useState(Boolean(place));
  useEffect(() => {
    if (!isReady) void loadPlace().then(() => setReady(true));
  }, [isReady]);
  return isReady && <PlacedTip {...props} />;
}

function PlacedTip({ state, elementRef, onClose, children }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const merged = useMemo(() => mergeRefs<HTMLSpanElement>(tip, elementRef), [elementRef]);

  useLayoutEffect(() => {
    const trigger = triggerOf(tip);
    // The top layer avoids clipping; without popover support, the tip stays in place.
    tip.current?.showPopover?.();
    return trigger && tip.current ? place?.(trigger, tip.current) : undefined;
  }, []);

  useEffect(() => {
    const trigger = triggerOf(tip);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape must close the tip only, not a dialog around it.
      event.stopPropagation();
      if (tip.current?.contains(document.activeElement)) trigger?.focus();
      onClose('escape-key', event);
    };
    // On pointerup, because a touch that scrolls never fires it.
    const onPointerUp = (event: PointerEvent) => {
      const target = event.target as Node;
      const inside = [tip.current, trigger].some((part) => part?.contains(target));
      if (!inside) onClose('outside-press', event);
    };
    window.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('pointerup', onPointerUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('pointerup', onPointerUp);
    };
  });

  return (
    <span
      data-part="toggletip-tip"
      data-state={state}
      ref={merged}
      popover="manual"
      className={styles.tip}
    >
      {children}
    </span>
  );
}
