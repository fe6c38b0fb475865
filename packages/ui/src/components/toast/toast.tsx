'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { toneIcon } from '../../internal/tone';
import type { ChangeReason } from '../../internal/use-controllable-state';
import { usePresence } from '../../internal/use-presence';
import { Icon } from '../icon';
import * as styles from './toast.css';
import { durationOf, type ToastEntry } from './toast-manager';

export interface ToastProps extends ToastEntry {
  closeLabel: string;
  /** Suspends the timer. */
  paused: boolean;
  /** It has left, and its animation has ended. */
  onLeft: (id: number) => void;
  /** The time is up, or the reader has had enough of it. */
  onClose: (id: number, reason: ChangeReason, event?: Event) => void;
}

interface ClockProps {
  duration: number;
  paused: boolean;
  onEnd: () => void;
}

/** Runs for the time of a message, except while it is paused. Renders nothing. */
function Clock({ duration, paused, onEnd }: ClockProps) {
  const left = useRef(duration);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => latestOnEnd.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
  return null;
}

/**
 * One message with the icon of its tone, its action, and a button that closes it. Renders a
 * `<div>`.
 */
export function Toast({ closeLabel, paused, onLeft, onClose, ...toast }: ToastProps) {
  const { id, tone, title, message, action, version, isLeaving } = toast;
  const duration = durationOf(toast);
  const complete = (open: boolean) => {
    toast.onOpenChangeComplete?.(open);
    if (!open) onLeft(id);
  };
  const { state, ref } = usePresence(!isLeaving, complete, 'entering');
  const closeOnEscape = ({ key, nativeEvent }: KeyboardEvent) =>
    key === 'Escape' && onClose(id, 'escape-key', nativeEvent);

  return (
    <div ref={ref} data-part="toast" data-state={state} className={styles.toast({ tone })}>
      {duration !== Infinity && (
        <Clock
          key={version}
          paused={paused || isLeaving}
          duration={duration}
          onEnd={() => onClose(id, 'timeout')}
        />
      )}
      <Icon name={toneIcon[tone]} data-part="toast-icon" className={styles.icon} />
      <p data-part="toast-message" className={styles.message}>
        {title && (
          <strong data-part="toast-title" className={styles.title}>
            {title}
          </strong>
        )}
        {message}
      </p>
      {action && (
        <button
          type="button"
          data-part="toast-action"
          className={styles.action}
          onClick={({ nativeEvent }) => {
            onClose(id, 'item-press', nativeEvent);
            action.onAction();
          }}
          onKeyDown={closeOnEscape}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        data-part="toast-close"
        className={styles.close}
        onClick={({ nativeEvent }) => onClose(id, 'close-press', nativeEvent)}
        onKeyDown={closeOnEscape}
      >
        <Icon name="cross" className={styles.cross} />
      </button>
    </div>
  );
}
