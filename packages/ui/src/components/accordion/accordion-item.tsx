'use client';

import { clsx } from 'clsx';
import { useContext, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../internal/use-controllable-state';
import { Icon } from '../icon';
import { AccordionContext } from './accordion-context';
import * as styles from './accordion.css';

export interface AccordionItemProps extends Omit<
  ComponentPropsWithRef<'details'>,
  'name' | 'onToggle' | 'open' | 'title'
> {
  /** The question. */
  title: ReactNode;
  /** The heading level; follows the page's outline, never its looks. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  open?: boolean | undefined;
  /** @default false */
  defaultOpen?: boolean | undefined;
  /** Called on every change, including those by the browser, such as a match of find-in-page. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** One question and its answer. With an `id`, links can target it. Renders a `<details>`. */
export function AccordionItem({
  title,
  level = 3,
  open: controlledOpen,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const { name } = useContext(AccordionContext);
  const [open, setOpen] = useControllableState(controlledOpen, defaultOpen, onOpenChange);
  const Heading = `h${level}` as const;
  return (
    <details
      {...rest}
      name={name}
      open={open}
      // The reader may have opened the item before hydration.
      suppressHydrationWarning
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={clsx(styles.item, className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary is a button, whose keys click it */}
      <summary
        className={styles.summary}
        onClick={(event) => {
          // A controlled item may refuse to open, so the browser must not toggle it.
          event.preventDefault();
          setOpen(!open);
        }}
      >
        <Heading className={styles.title}>{title}</Heading>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
