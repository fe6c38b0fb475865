'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { useUi } from '../../internal/ui-context';
import { useDropdownMenu } from './dropdown-menu-context';
import * as styles from './dropdown-menu.css';

export interface DropdownMenuContentProps extends ComponentPropsWithRef<'div'> {
  /** The end of the trigger with which the menu is aligned. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** The items of a menu. Renders a `<div role="menu">` at the end of the page. */
export function DropdownMenuContent({
  align = 'start',
  className,
  ...rest
}: DropdownMenuContentProps) {
  const { because } = useDropdownMenu();
  const { container, direction, theme } = useUi();
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        data-part="dropdown-menu"
        data-band="0"
        data-theme={theme}
        dir={direction}
        {...rest}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        loop
        onEscapeKeyDown={(event) => because('escape-key', event)}
        onPointerDownOutside={({ detail }) => because('outside-press', detail.originalEvent)}
        onFocusOutside={({ detail }) => because('focus-out', detail.originalEvent)}
        className={clsx(floating, styles.menu, className)}
      />
    </Radix.Portal>
  );
}
