'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { clsx } from 'clsx';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { mergeRefs } from '../../internal/merge-refs';
import { renderPart, type Renders } from '../../internal/part';
import { useUi } from '../../internal/ui-context';
import { leaveFocusToFrame } from '../../internal/use-frame-press';
import { useDropdownMenu } from './dropdown-menu-context';
import * as styles from './dropdown-menu.css';
import { enter, walk } from './walk';

export interface DropdownMenuContentProps
  // Its trigger names it by an id that Radix gives.
  extends Omit<ComponentPropsWithRef<'div'>, 'id'>, Renders {
  /** The end of the trigger with which the menu is aligned. @default 'start' */
  align?: 'start' | 'end' | undefined;
}

/** The items of a menu. Renders a `<div role="menu">` at the end of the page. */
export function DropdownMenuContent({
  align = 'start',
  ref,
  onFocus,
  onKeyDownCapture,
  className,
  ...rest
}: DropdownMenuContentProps) {
  const { because, state, triggerId, ref: setElement } = useDropdownMenu();
  const { container, direction, theme } = useUi();
  // oxlint-disable-next-line react/refs -- the ref is handed on, not read
  const merged = useMemo(() => mergeRefs<HTMLDivElement>(ref, setElement), [ref, setElement]);
  if (state === 'closed') return null;
  return (
    <Radix.Portal forceMount container={container}>
      <Radix.Content
        asChild
        forceMount
        data-state={state}
        // Its type leaves this out, but Radix would align it left to right, also on a page that runs the other way.
        {...{ dir: direction }}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        loop
        onCloseAutoFocus={leaveFocusToFrame}
        onEscapeKeyDown={(event) => because('escape-key', event)}
        onPointerDownOutside={({ detail }) => because('outside-press', detail.originalEvent)}
        onFocusOutside={({ detail }) => because('focus-out', detail.originalEvent)}
      >
        {renderPart('div', {
          'data-part': 'dropdown-menu',
          'data-band': '0',
          'data-theme': theme,
          dir: direction,
          ...(triggerId && { 'aria-labelledby': triggerId }),
          ...rest,
          ref: merged,
          onFocus: (event) => {
            onFocus?.(event);
            enter(event);
          },
          onKeyDownCapture: (event) => {
            onKeyDownCapture?.(event);
            walk(event);
          },
          className: clsx(floating, styles.menu, className),
        })}
      </Radix.Content>
    </Radix.Portal>
  );
}
