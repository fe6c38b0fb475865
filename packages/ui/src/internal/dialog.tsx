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
import { useUi, type UiSettings } from './ui-context';
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

/** Without `id`, since Radix gives the trigger its own to name. */
export interface DialogLayerProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'forceMount' | 'id'
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
function possibleOpeners(container: UiSettings['container']) {
  // A document knows only the host of what has the focus in a shadow root.
  const root = (container?.getRootNode() ?? document) as Document | ShadowRoot;
  const active = root.activeElement ?? document.activeElement;
  const around = active?.closest('[role="menu"], [role="dialog"]');
  return [active, around && root.querySelector(`[aria-controls="${around.id}"]`)];
}

/** Moves the focus to an element. Returns false if it takes none, such as one disabled meanwhile. */
function focus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  element.focus();
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
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
  const { container, direction, theme } = useUi();
  const merged = useMemo(() => mergeRefs<HTMLDivElement>(ref, setElement), [ref, setElement]);
  // Mounts as it opens, before anything in it takes the focus.
  const [openers] = useState(() => possibleOpeners(container));
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
        if (event.defaultPrevented) return;
        const isInUse = !modal && document.activeElement !== document.body;
        // Radix knows of its own trigger only, which is the one that is left if the opener is gone.
        if (isInUse || openers.some(focus)) event.preventDefault();
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
