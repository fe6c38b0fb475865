'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { Link } from '../link';
import { TitleContext, useDropdownMenu } from './dropdown-menu-context';
import * as styles from './dropdown-menu.css';

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
      {renderPart(isLink ? Link : 'div', {
        'data-part': 'dropdown-menu-item',
        ...(isLink && { href }),
        ...rest,
        className: clsx(styles.item, tone === 'danger' && styles.danger, className),
      })}
    </Radix.Item>
  );
}

export interface DropdownMenuGroupProps extends ComponentPropsWithRef<'div'> {
  /** The accessible name of the group, shown above it. */
  title: string;
  children: ReactNode;
}

interface TitledGroupProps extends DropdownMenuGroupProps {
  tag: typeof Radix.Group | typeof Radix.RadioGroup;
  value?: string | undefined;
}

/** A group of Radix, named by the title above it. */
export function TitledGroup({ tag: Group, title, children, ...rest }: TitledGroupProps) {
  const id = useId();
  return (
    <Group data-part="dropdown-menu-group" aria-labelledby={id} {...rest}>
      <Radix.Label id={id} data-part="dropdown-menu-title" className={styles.title}>
        {title}
      </Radix.Label>
      <TitleContext.Provider value={title}>{children}</TitleContext.Provider>
    </Group>
  );
}

/** Items that belong together, under a title. Renders a `<div role="group">`. */
export function DropdownMenuGroup(props: DropdownMenuGroupProps) {
  return <TitledGroup tag={Radix.Group} {...props} />;
}

export interface DropdownMenuSeparatorProps extends ComponentPropsWithRef<'div'> {}

/** A line between items. Renders a `<div role="separator">`. */
export function DropdownMenuSeparator({ className, ...rest }: DropdownMenuSeparatorProps) {
  return (
    <Radix.Separator
      data-part="dropdown-menu-separator"
      {...rest}
      className={clsx(styles.separator, className)}
    />
  );
}
