'use client';

import * as Radix from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { useUi } from '../../internal/ui-context';
import { useStrings } from '../../internal/use-strings';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { usePopover } from './popover-context';
import * as styles from './popover.css';
import { PopoverContent as english } from './strings';

export interface PopoverContentProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The accessible name of the popover. */
  title: ReactNode;
  /** The side of the trigger, if there is room. @default 'bottom' */
  side?: 'top' | 'bottom' | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
}

/** The sheet, with its title and close button. Renders a `<div role="dialog">` at the end of the page. */
export function PopoverContent(props: PopoverContentProps) {
  const { title, side, closeLabel, className, children, ...rest } = useStrings(
    'PopoverContent',
    english,
    props,
  );
  const { because } = usePopover();
  const { container, direction, theme } = useUi();
  const id = useId();
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        data-part="popover"
        data-band="0"
        data-theme={theme}
        dir={direction}
        aria-labelledby={id}
        {...rest}
        side={side}
        align="start"
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        onEscapeKeyDown={(event) => because('escape-key', event)}
        onPointerDownOutside={({ detail }) => because('outside-press', detail.originalEvent)}
        onFocusOutside={({ detail }) => because('focus-out', detail.originalEvent)}
        className={clsx(floating, styles.popover, className)}
      >
        <div className={styles.head}>
          <p id={id} className={styles.title}>
            {title}
          </p>
          <Radix.Close asChild onClick={({ nativeEvent }) => because('close-press', nativeEvent)}>
            <IconButton label={closeLabel} tone="text" className={styles.close}>
              <Icon name="cross" />
            </IconButton>
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
