'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useDropdownMenu } from './dropdown-menu-context';
import * as styles from './dropdown-menu.css';
import { ItemLink } from './item-link';

export interface ItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'>, Renders {
  /** True if the action is not possible now; the item stays in the list. */
  disabled?: boolean | undefined;
  /** The text that typing searches, if the item is more than text. @default its text */
  textValue?: string | undefined;
}

export interface DropdownMenuItemProps extends ItemProps {
  /** Called when it is chosen. Preventing the event's default keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  /** Marks an action that destroys something. @default 'normal' */
  tone?: 'normal' | 'danger' | undefined;
}

/** An action or a link of a menu. Renders a `<div role="menuitem">`, or an `<a>` with `href` unless it is disabled. */
export function DropdownMenuItem({
  onSelect,
  href,
  tone = 'normal',
  disabled,
  textValue,
  className,
  ...rest
}: DropdownMenuItemProps) {
  const { because } = useDropdownMenu();
  const isLink = href !== undefined && !disabled;
  return (
    <Radix.Item
      asChild
      disabled={disabled}
      textValue={textValue}
      onSelect={(event) => {
        because('item-press', event);
        onSelect?.(event);
      }}
    >
      {renderPart(isLink ? ItemLink : 'div', {
        'data-part': 'dropdown-menu-item',
        ...(isLink && { href }),
        ...rest,
        className: clsx(styles.item, tone === 'danger' && styles.danger, className),
      })}
    </Radix.Item>
  );
}
