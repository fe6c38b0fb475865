'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { toneIcon } from '../../internal/tone';
import { Icon } from '../icon';
import * as styles from './toast.css';
import { leavesByItself, type ToastEntry } from './toast-store';

/** Time in ms until a message closes, enough to read a sentence twice. */
const lifetime = 6000;

export interface ToastProps extends ToastEntry {
  closeLabel: string;
  /** Suspends the timer. */
  paused: boolean;
  /** Called when the time is up. */
  onLeave: (id: number) => void;
  /** Called when the reader closes the message. */
  onClose: (id: number) => void;
}

/**
 * One message with the icon of its tone, its action, and a button that closes it. Renders a
 * `<div>`.
 */
export function Toast({
  id,
  tone,
  message,
  action,
  closeLabel,
  paused,
  onLeave,
  onClose,
}: ToastProps) {
  const left = useRef(lifetime);
  const runs = leavesByItself({ tone, message, action }) && !paused;
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose(id);

  useEffect(() => {
    if (!runs) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => onLeave(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [runs, id, onLeave]);

  return (
    <div className={styles.toast({ tone })}>
      <Icon name={toneIcon[tone]} className={styles.icon} />
      <p className={styles.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose(id);
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
        className={styles.close}
        onClick={() => onClose(id)}
        onKeyDown={closeOnEscape}
      >
        <Icon name="cross" className={styles.cross} />
      </button>
    </div>
  );
}
