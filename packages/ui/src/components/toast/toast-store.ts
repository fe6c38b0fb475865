import type { Tone } from '../../internal/tone';

export interface ToastOptions {
  /** Success and info close automatically; a warning or an error waits for the reader. */
  tone: Tone;
  message: string;
  /** An action on the message, such as undo. The message then does not close automatically. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  /** The label of the action, in a word or two. */
  label: string;
  /** Performs the action. The message closes. */
  onAction: () => void;
}

export interface ToastEntry extends ToastOptions {
  id: number;
}

/** The maximum number of messages. */
const most = 3;

export const leavesByItself = ({ tone, action }: ToastOptions) =>
  !action && (tone === 'success' || tone === 'info');

/**
 * The visible messages, oldest first, stored outside React so that showing one renders the toasts
 * only.
 */
export function createToastStore() {
  let toasts: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastEntry[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const without = (id: number | undefined) => toasts.filter((toast) => toast.id !== id);

  return {
    get: () => toasts,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /**
     * Shows a message. It replaces an identical one or, beyond the limit, the one due to close
     * first.
     */
    show: ({ tone, message, action }: ToastOptions) => {
      const same = toasts.find((toast) => toast.tone === tone && toast.message === message);
      const oldest = toasts.find(leavesByItself) ?? toasts[0];
      const replaced = same ?? (toasts.length < most ? undefined : oldest);
      const id = (lastId += 1);
      set([...without(replaced?.id), { id, tone, message, action }]);
      return id;
    },

    dismiss: (id: number) => set(without(id)),
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;
