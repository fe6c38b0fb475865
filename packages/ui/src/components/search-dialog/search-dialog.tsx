'use client';

import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { DialogRoot, useDialog } from '../../internal/dialog';
import type { OpenOptions } from '../../internal/use-open-state';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { useOnChange } from '../../internal/use-on-change';
import { Button, IconButton } from '../button';
import { DialogContent, DialogTrigger } from '../dialog';
import { Icon } from '../icon';
import type { SearchMessages } from './messages';
import * as styles from './search-dialog.css';
import { SearchPanel } from './search-panel';
import type { Search } from './use-search';
import { shortcutNames, useShortcuts, type SearchShortcut } from './use-shortcuts';
import { SearchDialog as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface SearchDialogProps
  extends Omit<ComponentPropsWithRef<'form'>, 'action' | 'onSubmit'>, OpenOptions, Renders {
  /** Finds pages; asked once typing pauses. Rejects when it could not: the reader may try again. */
  onSearch: Search;
  /** The button's destination without scripts: a search page, or the list of all pages. */
  action?: string | undefined;
  /** Content shown until something is typed, such as popular links. */
  children?: ReactNode;
  /** The name of the button and the dialog. @default 'Search' */
  label?: string | undefined;
  /** Shows the icon alone, for a header. @default false */
  compact?: boolean | undefined;
  /** Keys that open the dialog, except while a text field or a menu has focus. @default ['/', 'mod+k'] */
  shortcuts?: readonly SearchShortcut[] | undefined;
  messages?: Partial<SearchMessages> | undefined;
  /** The path of the current page; the dialog closes when it changes. */
  currentPath?: string | undefined;
}

const allShortcuts: readonly SearchShortcut[] = ['/', 'mod+k'];

/**
 * Searches the site from any page. Renders a `<form>` with the button that opens the dialog, which
 * without scripts submits to `action`.
 */
export function SearchDialog(props: SearchDialogProps) {
  const {
    onSearch,
    action,
    children,
    label,
    compact = false,
    shortcuts = allShortcuts,
    messages: text,
    currentPath,
    open,
    defaultOpen,
    onOpenChange,
    onOpenChangeComplete,
    className,
    ...rest
  } = useStrings('SearchDialog', english, props);
  const dialog = useDialog({ open, defaultOpen, onOpenChange, onOpenChangeComplete });
  const followed = useRef(false);
  useShortcuts(shortcuts, () => dialog.setOpen(true));
  useOnChange(currentPath, () => dialog.setOpen(false, 'page-change'));

  const follow = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a') || opensElsewhere(event)) return;
    followed.current = true;
    dialog.setOpen(false, 'item-press', event.nativeEvent);
  };
  const button = { type: 'submit', 'aria-keyshortcuts': shortcutNames(shortcuts) } as const;

  return (
    <DialogRoot dialog={dialog}>
      {renderPart('form', {
        'data-part': 'search-dialog',
        ...rest,
        action,
        onSubmit: (event) => event.preventDefault(),
        className: clsx(styles.searchDialog, !action && styles.scriptsOnly, className),
        children: (
          <DialogTrigger
            render={
              compact ? (
                <IconButton {...button} label={label}>
                  <Icon name="search" />
                </IconButton>
              ) : (
                <Button {...button} tone="secondary" size="small">
                  <Icon name="search" /> {label}
                  {shortcuts.includes('/') && (
                    <kbd data-part="search-dialog-key" aria-hidden="true" className={styles.key}>
                      /
                    </kbd>
                  )}
                </Button>
              )
            }
          />
        ),
      })}
      <DialogContent
        title={label}
        closeLabel={text.close}
        onClick={follow}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as Element | null)?.querySelector('input')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          // After following a link, the destination decides where the focus goes.
          if (followed.current) event.preventDefault();
          followed.current = false;
        }}
        className={styles.sheet}
      >
        <SearchPanel onSearch={onSearch} text={text}>
          {children}
        </SearchPanel>
      </DialogContent>
    </DialogRoot>
  );
}
