'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { TitleContext } from './dropdown-menu-context';
import * as styles from './dropdown-menu.css';

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
