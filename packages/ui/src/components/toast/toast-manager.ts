import type { Tone } from '../../internal/tone';
import {
  detailsOf,
  type ChangeHandler,
  type ChangeReason,
} from '../../internal/use-controllable-state';

export interface ToastOptions {
  /** Success and info leave by themselves; a warning or an error waits to be read. */
  tone: Tone;
  message: string;
  /** A few words in bold above the message. */
  title?: string | undefined;
  /** An action on the message, such as undo. The message then does not leave by itself. */
  action?: ToastAction | undefined;
  /** The time until it leaves by itself, in ms; `Infinity` if it never does. @default 6000, or Infinity */
  duration?: number | undefined;
  /** Called with `false` before it leaves. A cancelled change keeps it. */
  onOpenChange?: ChangeHandler<boolean> | undefined;
  /** Called once it has entered or left, after its animations. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

export interface ToastAction {
  /** The label of the action, in a word or two. */
  label: string;
  /** Does it. The message leaves. */
  onAction: () => void;
}

/** The words of one stage of a promise. */
export type ToastStage = string | Omit<ToastOptions, 'tone'>;

export interface ToastStages<T> {
  pending: ToastStage;
  success: ToastStage | ((value: T) => ToastStage);
  error: ToastStage | ((cause: unknown) => ToastStage);
}

export interface ToastEntry extends ToastOptions {
  id: number;
  /** Grows with every update, which starts its clock anew. */
  version: number;
  isLeaving: boolean;
}

/** More at once would be a page of their own. */
const most = 3;
/** Long enough to read a sentence twice. */
const lifetime = 6000;

export const durationOf = ({ tone, action, duration }: ToastOptions) =>
  duration ?? (!action && (tone === 'success' || tone === 'info') ? lifetime : Infinity);

const stays = (toast: ToastOptions) => durationOf(toast) === Infinity;

function stage<T>(says: ToastStage | ((value: T) => ToastStage), value: T) {
  const said = typeof says === 'function' ? says(value) : says;
  return typeof said === 'string' ? { message: said } : said;
}

/**
 * The messages on show, oldest first, outside React: showing one renders nothing but the toasts. Pass it
 * to `ToastProvider`, and call it from anywhere in the browser; on a server all visitors would share it.
 */
export function createToastManager() {
  let toasts: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastEntry[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, next: (toast: ToastEntry) => Partial<ToastEntry>) =>
    set(toasts.map((toast) => (toast.id === id ? { ...toast, ...next(toast) } : toast)));
  const without = (id: number | undefined) => toasts.filter((toast) => toast.id !== id);
  const shown = () => toasts.filter(({ isLeaving }) => !isLeaving);
  /** Announces that a message leaves. Returns false if it is kept. */
  const mayLeave = (toast: ToastEntry, reason: ChangeReason, event?: Event) => {
    const details = detailsOf(reason, event);
    toast.onOpenChange?.(false, details);
    return !details.isCanceled;
  };

  /**
   * Shows a message, and returns its id. It replaces an identical one or, beyond the limit, the one that
   * would leave first, or the next if that one is kept.
   */
  const show = (options: ToastOptions) => {
    const { tone, title, message } = options;
    const same = shown().find(
      (toast) => toast.tone === tone && toast.title === title && toast.message === message,
    );
    const inTurn = [...shown().filter((toast) => !stays(toast)), ...shown().filter(stays)];
    const replaceable = same ? [same] : inTurn.length < most ? [] : inTurn;
    const replaced = replaceable.find((toast) => mayLeave(toast, 'none'));
    const id = (lastId += 1);
    replaced?.onOpenChangeComplete?.(false);
    set([...without(replaced?.id), { ...options, id, version: 0, isLeaving: false }]);
    return id;
  };

  /** Changes a message that is on show, and starts its clock anew. */
  const update = (id: number, options: Partial<ToastOptions>) =>
    change(id, ({ version }) => ({ ...options, version: version + 1 }));

  /** Lets a message leave. Returns false if it was kept. */
  const leave = (id: number, reason: ChangeReason = 'none', event?: Event) => {
    const toast = shown().find((one) => one.id === id);
    if (!toast || !mayLeave(toast, reason, event)) return false;
    change(id, () => ({ isLeaving: true }));
    return true;
  };

  return {
    get: () => toasts,

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    show,
    update,

    /** Tells the stages of a promise in one message, and returns the promise. */
    promise: <T>(promise: Promise<T>, { pending, success, error }: ToastStages<T>) => {
      const id = show({ tone: 'info', duration: Infinity, ...stage(pending, undefined) });
      const settle = (options: ToastOptions) => {
        // An outcome is told even if the message was closed.
        if (!shown().some((toast) => toast.id === id)) return show(options);
        return update(id, { title: undefined, action: undefined, duration: undefined, ...options });
      };
      promise.then(
        (value) => settle({ tone: 'success', ...stage(success, value) }),
        (cause: unknown) => settle({ tone: 'error', ...stage(error, cause) }),
      );
      return promise;
    },

    leave,

    dismiss: (id: number) => void leave(id),

    /** Takes a message away that has left. */
    remove: (id: number) => set(without(id)),
  };
}

export type ToastManager = ReturnType<typeof createToastManager>;
