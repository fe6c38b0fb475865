'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import { ToastRegion } from './toast-region';
import { createToastManager, type ToastManager } from './toast-manager';
import { ToastProvider as english } from './strings';
import { useStrings } from '../../internal/use-strings';

type ToastFunctions = Pick<ToastManager, 'show' | 'update' | 'promise' | 'dismiss'>;

const ToastContext = createContext<ToastFunctions | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** The accessible name of the region of messages. @default 'Notifications' */
  regionLabel?: string | undefined;
  /** The name of the button that closes a message. @default 'Close' */
  closeLabel?: string | undefined;
  /** Shows the messages of a manager of yours, from `createToastManager`. */
  manager?: ToastManager | undefined;
}

/**
 * Provides toasts, which report the outcome of an action in a corner of the window. Renders its
 * children and a `<section>` after them.
 */
export function ToastProvider(props: ToastProviderProps) {
  const {
    children,
    regionLabel,
    closeLabel,
    manager: givenManager,
  } = useStrings('ToastProvider', english, props);
  const [ownManager] = useState(createToastManager);
  const manager = givenManager ?? ownManager;
  return (
    <ToastContext.Provider value={manager}>
      {children}
      <ToastRegion manager={manager} label={regionLabel} closeLabel={closeLabel} />
    </ToastContext.Provider>
  );
}

/**
 * Returns `show`, which returns a message's id, `update` and `dismiss`, which take it, and `promise`. All
 * are stable.
 */
export function useToast(): ToastFunctions {
  const toast = useContext(ToastContext);
  if (!toast) {
    throw new Error(
      'useToast found no ToastProvider, so nobody would see the message. Put <ToastProvider> around your app.',
    );
  }
  return toast;
}
