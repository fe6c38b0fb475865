'use client';

import * as Radix from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import { useMemo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { collisionPadding, floating, sideOffset } from '../../internal/floating.css';
import { mergeRefs } from '../../internal/merge-refs';
import { renderPart, type Renders } from '../../internal/part';
import { useUi } from '../../internal/ui-context';
import { useOpening, type OpenOptions } from '../../internal/use-open-state';
import * as styles from './tooltip.css';

export interface TooltipProps
  extends Omit<ComponentPropsWithRef<'div'>, 'content'>, OpenOptions, Renders {
  /** A short description: text without links or buttons. */
  content: ReactNode;
  /** The side of the control, if there is room. @default 'top' */
  side?: 'top' | 'bottom' | undefined;
  /** The time in ms that the mouse rests on the control before it is shown. @default 500 */
  delay?: number | undefined;
  /** The control it describes: one element that can take the focus. */
  children: ReactElement;
}

/**
 * A description of a control, shown while a pointer rests on it or the keyboard focuses it. Renders
 * the control, and a `<div>` at the end of the page while it is shown.
 */
export function Tooltip({
  content,
  side = 'top',
  delay = 500,
  open: controlledOpen,
  defaultOpen,
  onOpenChange,
  onOpenChangeComplete,
  id,
  ref,
  className,
  children,
  ...rest
}: TooltipProps) {
  const { container, direction, theme } = useUi();
  const {
    open,
    state,
    ref: setElement,
    because,
    change,
  } = useOpening({ open: controlledOpen, defaultOpen, onOpenChange, onOpenChangeComplete });
  // oxlint-disable-next-line react/refs -- the ref is handed on, not read
  const merged = useMemo(() => mergeRefs<HTMLDivElement>(ref, setElement), [ref, setElement]);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger
          asChild
          onPointerMove={({ nativeEvent }) => because('trigger-hover', nativeEvent)}
          onPointerLeave={({ nativeEvent }) => because('trigger-hover', nativeEvent)}
          onPointerDown={({ nativeEvent }) => because('trigger-press', nativeEvent)}
          onFocus={(event) => {
            because('focus-in', event.nativeEvent);
            // The focus also returns from what a press on the control has opened. Radix shows it unless prevented.
            if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
          }}
          onBlur={({ nativeEvent }) => because('focus-out', nativeEvent)}
        >
          {children}
        </Radix.Trigger>
        {state !== 'closed' && (
          <Radix.Portal forceMount container={container}>
            <Radix.Content
              asChild
              forceMount
              id={id}
              data-state={state}
              side={side}
              sideOffset={sideOffset}
              collisionPadding={collisionPadding}
              onEscapeKeyDown={(event) => because('escape-key', event)}
              onPointerDownOutside={({ detail }) => because('outside-press', detail.originalEvent)}
            >
              {renderPart('div', {
                'data-part': 'tooltip',
                'data-band': '0',
                'data-theme': theme,
                dir: direction,
                ...rest,
                ref: merged,
                className: clsx(floating, styles.tooltip, className),
                children: content,
              })}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  );
}
