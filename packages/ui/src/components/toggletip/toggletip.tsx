'use client';

import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { opensElsewhere } from '../../internal/opens-elsewhere';
import { useHydrated } from '../../internal/use-hydrated';
import { useOpening, type OpenOptions } from '../../internal/use-open-state';
import { Link, TextLink } from '../link';
import { Tip } from './tip';
import * as styles from './toggletip.css';
import { Toggletip as english } from './strings';
import { useStrings } from '../../internal/use-strings';

export interface ToggletipProps
  extends Omit<ComponentPropsWithRef<'span'>, 'onToggle'>, OpenOptions, Renders {
  /** The word, as it appears in the sentence. */
  term: ReactNode;
  /**
   * The address of the glossary entry, for the link without scripts and the one below the
   * definition.
   */
  href: string;
  /** The definition, in a sentence or two, without block elements such as paragraphs or lists. */
  children: ReactNode;
  /** The text of the link to the entry. @default 'In the glossary' */
  linkLabel?: ReactNode;
}

/**
 * A word that shows its definition when pressed. On the server and without scripts it is a link to
 * the glossary. Renders a `<span>`, which is valid within a paragraph.
 */
export function Toggletip(props: ToggletipProps) {
  const {
    term,
    href,
    children,
    linkLabel,
    open: controlledOpen,
    defaultOpen,
    onOpenChange,
    onOpenChangeComplete,
    onBlur,
    className,
    ...rest
  } = useStrings('Toggletip', english, props);
  const hydrated = useHydrated();
  const {
    open,
    setOpen,
    state,
    ref: setTip,
  } = useOpening({ open: controlledOpen, defaultOpen, onOpenChange, onOpenChangeComplete });

  const onKeyDown = (event: KeyboardEvent) => {
    // Links activate on Enter only; a button needs Space too.
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(!open, 'trigger-press', event.nativeEvent);
  };

  return renderPart('span', {
    'data-part': 'toggletip',
    ...rest,
    onBlur: (event) => {
      onBlur?.(event);
      const { currentTarget, relatedTarget, nativeEvent } = event;
      if (relatedTarget && !currentTarget.contains(relatedTarget)) {
        setOpen(false, 'focus-out', nativeEvent);
      }
    },
    className: clsx(styles.toggletip, className),
    children: (
      <>
        <Link
          data-part="toggletip-term"
          href={href}
          {...(hydrated && { role: 'button', 'aria-expanded': open, onKeyDown })}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            setOpen(!open, 'trigger-press', event.nativeEvent);
          }}
          className={styles.term}
        >
          {term}
        </Link>
        {/* A live region, so that the content is announced as it appears. */}
        <output>
          {state !== 'closed' && hydrated && (
            <Tip
              state={state}
              elementRef={setTip}
              onClose={(reason, event) => setOpen(false, reason, event)}
            >
              {children}{' '}
              <TextLink
                data-part="toggletip-more"
                href={href}
                onClick={({ nativeEvent }) => setOpen(false, 'link', nativeEvent)}
                className={styles.more}
              >
                {linkLabel}
              </TextLink>
            </Tip>
          )}
        </output>
      </>
    ),
  });
}
