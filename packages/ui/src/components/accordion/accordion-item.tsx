'use client';

import { clsx } from 'clsx';
import {
  useContext,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useControllableState, type ChangeHandler } from '../../internal/use-controllable-state';
import { useLayoutEffect } from '../../internal/use-layout-effect';
import { usePresence } from '../../internal/use-presence';
import { Icon } from '../icon';
import { AccordionContext } from './accordion-context';
import * as styles from './accordion.css';

export interface AccordionItemProps
  extends Omit<ComponentPropsWithRef<'details'>, 'name' | 'onToggle' | 'open' | 'title'>, Renders {
  /** The question. */
  title: ReactNode;
  /** A decorative drawing above the title, in an accordion of tiles. */
  drawing?: ReactNode;
  /** The heading level; follows the page's outline, never its looks. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** Its name in the `value` of the accordion, which then holds its state. */
  value?: string | undefined;
  /** True if it neither opens nor closes. @default false */
  disabled?: boolean | undefined;
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Also called when the browser opens it, such as for a match of find-in-page. */
  onOpenChange?: ChangeHandler<boolean> | undefined;
  /** Called once it has unfolded or folded. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

/** One question and its answer. With an `id`, links can target it. Renders a `<details>`. */
export function AccordionItem({
  title,
  drawing,
  level = 3,
  value,
  disabled: disabledItem = false,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  onOpenChangeComplete,
  className,
  children,
  ref,
  ...rest
}: AccordionItemProps) {
  const accordion = useContext(AccordionContext);
  const disabled = disabledItem || accordion.disabled;
  const [open, setOpen] = useControllableState(
    controlledOpen ?? (value === undefined ? undefined : accordion.value.includes(value)),
    defaultOpen,
    (next, details) => {
      onOpenChange?.(next, details);
      if (value === undefined || details.isCanceled) return;
      accordion.toggle(value, next, details.reason, details.event);
    },
  );
  const { state, ref: setElement } = usePresence(open, onOpenChangeComplete);
  const item = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(ref, () => item.current as HTMLDetailsElement, []);
  useLayoutEffect(() => setElement(item.current), [setElement]);
  const [toggled, setToggled] = useState<Event>();
  useLayoutEffect(() => {
    // The parent may have refused what the browser has done.
    if (toggled && item.current) item.current.open = open;
  }, [toggled, open]);
  const Heading = `h${level}` as const;
  // oxlint-disable-next-line react/refs -- the ref is handed on, not read
  return renderPart('details', {
    ...rest,
    ref: item,
    name: accordion.name,
    open,
    // The reader may have opened the item before hydration.
    suppressHydrationWarning: true,
    onToggle: ({ currentTarget, nativeEvent }) => {
      if (currentTarget.open === open) return;
      if (!disabled) setOpen(currentTarget.open, 'browser', nativeEvent);
      setToggled(nativeEvent);
    },
    'data-part': 'accordion-item',
    'data-state': state,
    'data-disabled': disabled || undefined,
    className: clsx(styles.item, className),
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is a button, whose keys click it */}
        <summary
          data-part="accordion-trigger"
          className={styles.summary}
          aria-disabled={disabled || undefined}
          onClick={(event) => {
            // A controlled item may refuse to open, so the browser must not toggle it.
            event.preventDefault();
            if (!disabled) setOpen(!open, 'trigger-press', event.nativeEvent);
          }}
        >
          {drawing}
          <Heading data-part="accordion-title" className={styles.title}>
            {title}
          </Heading>
          <Icon data-part="accordion-chevron" name="chevron" className={styles.chevron} />
        </summary>
        <div data-part="accordion-panel" className={styles.answer}>
          {children}
        </div>
      </>
    ),
  });
}
