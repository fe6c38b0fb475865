'use client';

import * as Radix from '@radix-ui/react-dialog';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { mergeRefs } from './merge-refs';
import { scrim } from './scrim.css';
import { useUi } from './ui-context';
import { useHydrated } from './use-hydrated';
import { withRef } from './with-ref';
import { useOpening, type OpenOptions } from './use-open-state';

interface DialogOptions extends OpenOptions {
  /** @default false */
  prerender?: boolean | undefined;
}

/** The state of a dialog, and the cause of the change that Radix is about to ask for. */
export function useDialog({ prerender = false, ...options }: DialogOptions) {
  const opening = useOpening(options);
  const [isNative, setNative] = useState(prerender && !opening.open);
  const id = useId();
  return {
    ...opening,
    id,
    /** True while the browser's own dialog stands in, until hydration or until it is closed. */
    isNative,
    setNative,
  };
}

type DialogState = ReturnType<typeof useDialog>;
const DialogContext = createContext<(DialogState & { modal: boolean }) | undefined>(undefined);

export function useDialogContext() {
  const dialog = useContext(DialogContext);
  if (!dialog)
    throw new Error('A part of a dialog found no dialog around it. Put it inside <Dialog>.');
  return dialog;
}

interface DialogRootProps {
  dialog: DialogState;
  modal?: boolean | undefined;
  children: ReactNode;
}

/** Ties the parts of a dialog together. Renders no element. */
export function DialogRoot({ dialog, modal = true, children }: DialogRootProps) {
  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- new with every state, which is when it renders
    <DialogContext.Provider value={{ ...dialog, modal }}>
      <Radix.Root open={dialog.open} onOpenChange={dialog.change} modal={modal}>
        {children}
      </Radix.Root>
    </DialogContext.Provider>
  );
}

export interface DialogLayerProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'forceMount'
> {}

/** The layer over the page from entering to leaving. Renders a scrim, if modal, and a `<div role="dialog">`. */
export function DialogLayer(props: DialogLayerProps) {
  const { state } = useDialogContext();
  return state === 'closed' ? null : <Over {...props} />;
}

/** Puts a layer beside the page. The portal of Radix would render, style and wrap each part once more. */
function Over(props: DialogLayerProps) {
  const { state, modal } = useDialogContext();
  const { container } = useUi();
  // A server has no place for it.
  if (!useHydrated()) return null;
  return createPortal(
    <>
      {modal && <div data-part="dialog-scrim" data-state={state} className={scrim} />}
      <Layer {...props} />
    </>,
    container ?? document.body,
  );
}

/** The element in focus and, if that is in a menu or popover, which may close meanwhile, the trigger of it. */
function possibleOpeners() {
  const active = document.activeElement;
  const around = active?.closest('[role="menu"], [role="dialog"]');
  return [active, around && document.querySelector(`[aria-controls="${around.id}"]`)];
}

const Layer = withRef(function Layer({
  ref,
  onEscapeKeyDown,
  onPointerDownOutside,
  onInteractOutside,
  onCloseAutoFocus,
  ...rest
}: DialogLayerProps) {
  const { state, ref: setElement, because, modal } = useDialogContext();
  const { direction, theme } = useUi();
  const merged = useMemo(() => mergeRefs<HTMLDivElement>(ref, setElement), [ref, setElement]);
  // Mounts as it opens, before anything in it takes the focus.
  const [openers] = useState(possibleOpeners);
  return (
    <Radix.Content
      data-part="dialog"
      data-theme={theme}
      dir={direction}
      {...rest}
      forceMount
      ref={merged}
      data-state={state}
      onEscapeKeyDown={(event) => {
        because('escape-key', event);
        onEscapeKeyDown?.(event);
      }}
      onPointerDownOutside={(event) => {
        because('outside-press', event.detail.originalEvent);
        onPointerDownOutside?.(event);
      }}
      onInteractOutside={(event) => {
        onInteractOutside?.(event);
        // The page stays in use.
        if (!modal) event.preventDefault();
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        const opener = openers.find((element) => element?.isConnected);
        // Radix knows of its own triggers only; and only of those that Safari does not focus.
        if (event.defaultPrevented || opener === document.body) return;
        event.preventDefault();
        if (opener instanceof HTMLElement) opener.focus();
      }}
    />
  );
});

/** The browser's own dialog, which buttons open by `commandfor` before scripts. Renders a `<dialog>`. */
export function NativeDialog(props: ComponentPropsWithRef<'dialog'>) {
  const { id, setNative } = useDialogContext();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const leave = () => setNative(false);
    if (!dialog?.open) leave();
    // Opened before hydration, it keeps what was typed into it.
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [setNative]);
  return <dialog {...props} id={id} ref={element} suppressHydrationWarning />;
}
