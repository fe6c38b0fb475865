'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { DialogLayer, DialogRoot, useDialog } from '../../internal/dialog';
import type { OpenOptions } from '../../internal/use-open-state';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { useOnChange } from '../../internal/use-on-change';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { ModalMenuGroups, type ModalMenuGroup } from './modal-menu-groups';
import * as styles from './modal-menu.css';
import { ModalMenu as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface ModalMenuProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, OpenOptions, Renders {
  groups: readonly ModalMenuGroup[];
  /** The path of the current page: marks its link, and closes the menu when it changes. */
  currentPath?: string | undefined;
  /** Replaces the button that opens it, such as by a `Button` that says "Menu". */
  trigger?: ReactElement | undefined;
  /** Content of the bar, beside the close button. */
  logo?: ReactNode;
  /** Content that stays at the bottom while the links scroll: the main action, then buttons. */
  footer?: ReactNode;
  /** The name of the button, the dialog and the navigation. @default 'Menu' */
  label?: string | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
  /** Visually hidden text after an external link. @default '(opens another site)' */
  externalLabel?: string | undefined;
}

/** True if a sheet covers the page; the window may be wider by the gutter of the scrollbar. */
const isFullScreen = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.offsetWidth >= document.documentElement.offsetWidth;

/**
 * The site's navigation for narrow windows: a button that opens it over the whole page. Without
 * scripts it unfolds in place. Renders a `<nav>`, so that the landmark exists while it is closed.
 */
export function ModalMenu(props: ModalMenuProps) {
  const {
    groups,
    currentPath,
    trigger,
    open,
    defaultOpen,
    onOpenChange,
    onOpenChangeComplete,
    logo,
    footer,
    label,
    closeLabel,
    externalLabel,
    className,
    ...rest
  } = useStrings('ModalMenu', english, props);
  const links = <ModalMenuGroups {...{ groups, currentPath, externalLabel }} />;
  const dialog = useDialog({ open, defaultOpen, onOpenChange, onOpenChangeComplete });
  const { setOpen, because } = dialog;
  const [isPressed, setIsPressed] = useState(false);
  // After a pointer's press the contents follow the sheet, so that a slow phone answers sooner. A key's may be
  // followed by one that moves to them.
  const isFilled = useDeferredValue(dialog.state !== 'closed') || !isPressed;
  const opener = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const followed = useRef(false);

  useOnChange(currentPath, () => setOpen(false, 'page-change'));
  // Closes when the window grows wide, since its button is then hidden.
  useEffect(() => {
    if (!dialog.open || !opener.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.target.getClientRects().length === 0) setOpen(false);
    });
    observer.observe(opener.current);
    return () => observer.disconnect();
  });

  const press = (event: MouseEvent<HTMLElement>) => {
    const touched = (event.target as Element).closest(
      'a, button, input, label, select, summary, h2',
    );
    followed.current = touched instanceof HTMLAnchorElement && !opensElsewhere(event);
    if (followed.current) setOpen(false, 'item-press', event.nativeEvent);
    // A full-screen menu leaves no backdrop, so its empty areas act as one. Those of a dialog opened from it are not
    // its own, though React passes on their presses.
    else if (!touched && event.currentTarget.contains(event.target as Node) && isFullScreen(event))
      setOpen(false, 'outside-press', event.nativeEvent);
  };

  return renderPart('nav', {
    'data-part': 'modal-menu',
    ...rest,
    'aria-label': label,
    className: clsx(styles.modalMenu, className),
    children: (
      <>
        <DialogRoot dialog={dialog}>
          <Dialog.Trigger
            ref={opener}
            asChild={Boolean(trigger)}
            data-part="modal-menu-trigger"
            onClick={({ nativeEvent, detail }) => {
              because('trigger-press', nativeEvent);
              setIsPressed(detail > 0);
            }}
            className={clsx(!trigger && styles.button, styles.trigger)}
          >
            {trigger ?? (
              <>
                <Icon name="menu" />
                <VisuallyHidden>{label}</VisuallyHidden>
              </>
            )}
          </Dialog.Trigger>
          <DialogLayer
            data-part="modal-menu-sheet"
            className={styles.sheet}
            aria-describedby={undefined}
            onClick={press}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              close.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              // After following a link, the destination decides where the focus goes.
              if (followed.current) event.preventDefault();
              followed.current = false;
            }}
          >
            <Dialog.Title asChild>
              <VisuallyHidden>{label}</VisuallyHidden>
            </Dialog.Title>
            <div className={styles.bar}>
              {isFilled && logo}
              <Dialog.Close
                ref={close}
                onClick={({ nativeEvent }) => because('close-press', nativeEvent)}
                className={clsx(styles.button, styles.close)}
              >
                <Icon name="cross" />
                <VisuallyHidden>{closeLabel}</VisuallyHidden>
              </Dialog.Close>
            </div>
            <nav data-part="modal-menu-body" aria-label={label} className={styles.body}>
              {isFilled && links}
            </nav>
            {isFilled && footer && (
              <div data-part="modal-menu-footer" className={styles.footer}>
                {footer}
              </div>
            )}
          </DialogLayer>
        </DialogRoot>
        <noscript>
          <details>
            <summary data-part="modal-menu-button" className={styles.button}>
              <Icon name="menu" />
              <VisuallyHidden>{label}</VisuallyHidden>
            </summary>
            <div className={styles.unfolded}>{links}</div>
          </details>
        </noscript>
      </>
    ),
  });
}
