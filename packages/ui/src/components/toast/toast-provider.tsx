'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import { ToastRegion } from './toast-region';
import { createToastStore, type ToastStore } from './toast-store';
import { ToastProvider as english } from './strings';
import { useStrings } from '../../internal/use-strings';

const ToastContext = createContext<Pick<ToastStore, 'show' | 'dismiss'> | undefined>(undefined);

export interface ToastProviderProps {
  children: ReactNode;
  /** The accessible name of the region of messages. @default 'Notifications' */
  regionLabel?: string | undefined;
  /** Names the button that removes a message. @default 'Close' */
  closeLabel?: string | undefined;
}

/**
 * Lets everything below say in a corner of the window how an action turned out. Renders its children
 * and a `<section>` after them.
 */
export function ToastProvider(props: ToastProviderProps) {
  const { children, regionLabel, closeLabel } = useStrings('ToastProvider', english, props);
  const [store] = useState(createToastStore);
  return (
    <ToastContext.Provider value={store}>
      {children}
      <ToastRegion store={store} label={regionLabel} closeLabel={closeLabel} />
    </ToastContext.Provider>
  );
}

/** Returns `show`, which returns a message's id, and `dismiss`, which takes it. Both are stable. */
export function useToast() {
  const toast = useContext(ToastContext);
  if (!toast) {
    throw new Error(
      'useToast found no ToastProvider, so nobody would see the message. Put <ToastProvider> around your app.',
    );
  }
  return toast;
}
