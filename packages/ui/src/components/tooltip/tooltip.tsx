'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { useUi } from '../../internal/ui-context';
import * as styles from './tooltip.css';

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** A short description: text without links or buttons. */
  content: ReactNode;
  /** The side of the control, if there is room. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
  /** The control it describes: one element that can take the focus. */
  children: ReactElement;
}

/**
 * A description of a control, shown while a pointer rests on it or the keyboard focuses it. Renders
 * the control, and a `<div>` at the end of the page while it is shown.
 */
export function Tooltip({ content, side = 'top', className, children, ...rest }: TooltipProps) {
  const { container, direction, theme } = useUi();
  return (
    <Radix.Provider delayDuration={500}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            data-part="tooltip"
            data-band="0"
            data-theme={theme}
            dir={direction}
            {...rest}
            side={side}
            sideOffset={sideOffset}
            collisionPadding={collisionPadding}
            className={clsx(floating, styles.tooltip, className)}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
