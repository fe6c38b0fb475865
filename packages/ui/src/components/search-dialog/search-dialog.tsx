'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { useControllableState } from '../../internal/use-controllable-state';
import { useOnChange } from '../../internal/use-on-change';
import { Button, IconButton } from '../button';
import { DialogContent } from '../dialog';
import { Icon } from '../icon';
import type { SearchMessages } from './messages';
import * as styles from './search-dialog.css';
import { SearchPanel } from './search-panel';
import type { Search } from './use-search';
import { shortcutNames, useShortcuts, type SearchShortcut } from './use-shortcuts';
import { SearchDialog as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface SearchDialogProps extends Omit<
  ComponentPropsWithRef<'form'>,
  'action' | 'onSubmit'
> {
  /** Finds pages; asked once typing pauses. Rejects when it could not: the reader may try again. */
  onSearch: Search;
  /** The button's destination without scripts: a search page, or the list of all pages. */
  action?: string | undefined;
  /** Shown while nothing is typed, such as links that many look for. */
  children?: ReactNode;
  /** Names the button and the dialog. @default 'Search' */
  label?: string | undefined;
  /** Shows the icon alone, for a header. @default false */
  compact?: boolean | undefined;
  /** Keys that open it from anywhere but a field. @default ['/', 'mod+k'] */
  shortcuts?: readonly SearchShortcut[] | undefined;
  messages?: Partial<SearchMessages> | undefined;
  /** The path of this page: closes the dialog when it changes. */
  currentPath?: string | undefined;
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const allShortcuts: readonly SearchShortcut[] = ['/', 'mod+k'];

/**
 * Finds pages from anywhere on the site. Renders a `<form>` with the button that opens it, which
 * without scripts leads to its `action`.
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
    open: controlledOpen,
    defaultOpen = false,
    onOpenChange,
    className,
    ...rest
  } = useStrings('SearchDialog', english, props);
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const followed = useRef(false);
  useShortcuts(shortcuts, () => setOpen(true));
  useOnChange(currentPath, () => setOpen(false));

  const follow = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a') || opensElsewhere(event)) return;
    followed.current = true;
    setOpen(false);
  };
  const button = { type: 'submit', 'aria-keyshortcuts': shortcutNames(shortcuts) } as const;

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <form
        {...rest}
        action={action}
        onSubmit={(event) => event.preventDefault()}
        className={clsx(styles.searchDialog, !action && styles.scriptsOnly, className)}
      >
        <Radix.Trigger asChild>
          {compact ? (
            <IconButton {...button} label={label}>
              <Icon name="search" />
            </IconButton>
          ) : (
            <Button {...button} tone="secondary" size="small">
              <Icon name="search" /> {label}
              {shortcuts.includes('/') && (
                <kbd aria-hidden="true" className={styles.key}>
                  /
                </kbd>
              )}
            </Button>
          )}
        </Radix.Trigger>
      </form>
      <DialogContent
        title={label}
        closeLabel={text.close}
        onClick={follow}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as Element | null)?.querySelector('input')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          // The destination of a link decides where the focus goes.
          if (followed.current) event.preventDefault();
          followed.current = false;
        }}
        className={styles.sheet}
      >
        <SearchPanel onSearch={onSearch} text={text}>
          {children}
        </SearchPanel>
      </DialogContent>
    </Radix.Root>
  );
}
