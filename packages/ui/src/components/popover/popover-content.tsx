'use client';

import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { mergeRefs } from '../../internal/merge-refs';
import { renderPart, type Renders } from '../../internal/part';
import { useUi } from '../../internal/ui-context';
import { leaveFocusToFrame, useFramePress } from '../../internal/use-frame-press';
import { useStrings } from '../../internal/use-strings';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { usePopover } from './popover-context';
import * as styles from './popover.css';
import { PopoverContent as english } from './strings';

export interface PopoverContentProps
  // Its trigger names it by an id that Radix gives.
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'id'>, Renders {
  /** The accessible name of the popover. */
  title: ReactNode;
  /** The side of the trigger, if there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | undefined;
  /** The end of the trigger with which it is aligned. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
}

/** The sheet, with its title and close button. Renders a `<div role="dialog">` at the end of the page. */
export function PopoverContent(props: PopoverContentProps) {
  const {
    title,
    side,
    align = 'start',
    closeLabel,
    ref,
    className,
    children,
    ...rest
  } = useStrings('PopoverContent', english, props);
  const { because, change, state, ref: setElement } = usePopover();
  const { container, direction, theme } = useUi();
  const id = useId();
  const merged = useMemo(() => mergeRefs<HTMLDivElement>(ref, setElement), [ref, setElement]);
  useFramePress((frame, event) => {
    // One in it, or in a dialog that was opened from it.
    if (frame.closest('[role$="dialog"]')) return;
    because('outside-press', event);
    change(false);
  });
  if (state === 'closed') return null;
  return (
    <Radix.Portal forceMount container={container}>
      <Radix.Content
        asChild
        forceMount
        data-state={state}
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        onCloseAutoFocus={leaveFocusToFrame}
        onEscapeKeyDown={(event) => because('escape-key', event)}
        onPointerDownOutside={({ detail }) => because('outside-press', detail.originalEvent)}
        onFocusOutside={({ detail }) => because('focus-out', detail.originalEvent)}
      >
        {renderPart('div', {
          'data-part': 'popover',
          'data-band': '0',
          'data-theme': theme,
          dir: direction,
          'aria-labelledby': id,
          ...rest,
          ref: merged,
          className: clsx(floating, styles.popover, className),
          children: (
            <>
              <div data-part="popover-head" className={styles.head}>
                <p data-part="popover-title" id={id} className={styles.title}>
                  {title}
                </p>
                <Radix.Close
                  asChild
                  onClick={({ nativeEvent }) => because('close-press', nativeEvent)}
                >
                  <IconButton
                    data-part="popover-close"
                    label={closeLabel}
                    tone="text"
                    className={styles.close}
                  >
                    <Icon name="cross" />
                  </IconButton>
                </Radix.Close>
              </div>
              {children}
            </>
          ),
        })}
      </Radix.Content>
    </Radix.Portal>
  );
}
