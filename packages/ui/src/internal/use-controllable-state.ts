'use client';

import { useState } from 'react';

/** Causes of a change that a component asks for. */
export type ChangeReason =
  | 'trigger-press'
  | 'trigger-hover'
  | 'item-press'
  | 'close-press'
  | 'outside-press'
  | 'escape-key'
  | 'list-navigation'
  | 'focus-in'
  | 'focus-out'
  /** The reader typed, moved a thumb, or pressed a key that steps. */
  | 'input'
  /** The form was reset. */
  | 'reset'
  /** The address, or a link on the page, names something inside. */
  | 'link'
  /** Its time is up. */
  | 'timeout'
  /** Playback came to its end. */
  | 'end'
  /** The page's path has changed. */
  | 'page-change'
  /** The open item has left the data. */
  | 'data-change'
  /** The browser did it, such as for a match of find-in-page. */
  | 'browser'
  | 'none';

/** The circumstances of a change, passed to the callback that announces it. */
export interface ChangeDetails {
  reason: ChangeReason;
  /** The browser's event behind the change, if there is one. */
  event: Event | undefined;
  /** Keeps an uncontrolled component as it is. */
  cancel: () => void;
  isCanceled: boolean;
}

/** Called with the value that a component asks for, before it takes it. */
export type ChangeHandler<T> = (value: T, details: ChangeDetails) => void;

/** The details of a change that is about to happen. */
export function detailsOf(reason: ChangeReason, event: Event | undefined) {
  const details: ChangeDetails = {
    reason,
    event,
    cancel: () => {
      details.isCanceled = true;
    },
    isCanceled: false,
  };
  return details;
}

/** State that is controlled if the parent passes a value, and uncontrolled otherwise. */
export function useControllableState<T>(
  value: T | undefined,
  initial: T,
  onChange: ChangeHandler<T> | undefined,
) {
  const [own, setOwn] = useState(initial);
  const current = value ?? own;
  /** Asks for a value. Returns false if it was cancelled, or is the current one. */
  const change = (next: T, reason: ChangeReason = 'none', event?: Event) => {
    if (next === current) return false;
    const details = detailsOf(reason, event);
    onChange?.(next, details);
    if (!details.isCanceled) setOwn(next);
    return !details.isCanceled;
  };
  return [current, change] as const;
}
