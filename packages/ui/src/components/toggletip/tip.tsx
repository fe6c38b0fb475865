'use client';

import {
  autoUpdate,
  flip,
  inline,
  offset,
  shift,
  useFloating,
  type Placement,
} from '@floating-ui/react-dom';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { isComposing } from '../../internal/is-composing';
import { mergeRefs } from '../../internal/merge-refs';
import type { ChangeReason } from '../../internal/use-controllable-state';
import { useFramePress } from '../../internal/use-frame-press';
import type { PresenceState } from '../../internal/use-presence';
import * as styles from './toggletip.css';

interface TipProps {
  state: PresenceState;
  elementRef: (element: HTMLElement | null) => void;
  onClose: (reason: ChangeReason, event: Event) => void;
  children: ReactNode;
}

const placement: Placement = 'bottom-start';
const middleware = [inline(), offset(8), flip(), shift({ padding: 16 })];

/**
 * Returns the element before the tip's outlet. Found by position, because React 18 does not pass a
 * ref through a router's link that is a plain function.
 */
const triggerOf = (tip: RefObject<HTMLElement | null>) =>
  (tip.current?.parentElement?.previousElementSibling ?? null) as HTMLElement | null;

/** The open tip, below its word or, without room, above it. Renders a `<span popover>`. */
export function Tip({ state, elementRef, onClose, children }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const merged = useMemo(() => mergeRefs<HTMLSpanElement>(tip, elementRef), [elementRef]);
  const { refs, floatingStyles } = useFloating({
    placement,
    middleware,
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
  });

  useLayoutEffect(() => {
    refs.setReference(triggerOf(tip));
    refs.setFloating(tip.current);
    // The top layer avoids clipping; without popover support, the tip stays in place.
    tip.current?.showPopover?.();
  }, [refs]);

  useFramePress((_, event) => onClose('outside-press', event));

  useEffect(() => {
    const trigger = triggerOf(tip);
    const onKeyDown = (event: KeyboardEvent) => {
      // An Escape that ends a composition is the input method's.
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Escape must close the tip only, not a dialog around it.
      event.stopPropagation();
      if (tip.current?.matches(':focus-within')) trigger?.focus();
      onClose('escape-key', event);
    };
    // On pointerup, because a touch that scrolls never fires it.
    const onPointerUp = (event: PointerEvent) => {
      // The path, since the target of what happens in a shadow root is its host.
      const path = event.composedPath();
      const inside = [tip.current, trigger].some((part) => part && path.includes(part));
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
      style={floatingStyles}
      className={styles.tip}
    >
      {children}
    </span>
  );
}
