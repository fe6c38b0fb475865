'use client';

import { clsx } from 'clsx';
import { useMemo, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { mergeRefs } from '../../internal/merge-refs';
import { renderPart, type Renders } from '../../internal/part';
import { detailsOf, type ChangeHandler } from '../../internal/use-controllable-state';
import { usePresence } from '../../internal/use-presence';
import { useStrings } from '../../internal/use-strings';
import { IconButton } from '../button';
import { Container } from '../container';
import { Icon } from '../icon';
import * as styles from './announcement-bar.css';
import { dismiss, isDismissed, subscribe } from './dismissed';
import { AnnouncementBar as english } from './strings';

export interface AnnouncementBarProps extends ComponentPropsWithRef<'section'>, Renders {
  /** Names this announcement for good: a dismissal is remembered by it. Also the element's `id`. */
  id: string;
  /** The label of the button. @default 'Dismiss the announcement' */
  dismissLabel?: string | undefined;
  /** Shows it or not, in place of what the visitor's browser remembers. */
  open?: boolean | undefined;
  /** Called with `false` before it is dismissed. */
  onOpenChange?: ChangeHandler<boolean> | undefined;
  /** Called once it has entered or left, after its animations. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

const subscribeNever = () => undefined;

/**
 * One line above the header, which a visitor dismisses for good. Renders a `<section>`, and nothing
 * once it is dismissed.
 */
export function AnnouncementBar(props: AnnouncementBarProps) {
  const {
    id,
    dismissLabel,
    open,
    onOpenChange,
    onOpenChangeComplete,
    ref,
    className,
    children,
    ...rest
  } = useStrings('AnnouncementBar', english, props);
  // Unknown on the server: until hydration the script in the head decides.
  const remembered = useSyncExternalStore(subscribe, () => isDismissed(id), subscribeNever);
  const dismissed = open === undefined ? remembered : !open;
  const { state, ref: setElement } = usePresence(!dismissed, onOpenChangeComplete);
  const merged = useMemo(() => mergeRefs<HTMLElement>(ref, setElement), [ref, setElement]);
  if (state === 'closed') return null;
  return renderPart('section', {
    ...rest,
    ref: merged,
    id,
    'data-part': 'announcement-bar',
    'data-state': dismissed === undefined ? undefined : state,
    className: clsx(styles.bar, className),
    children: (
      <Container className={styles.row}>
        <div data-part="announcement-bar-text" className={styles.text}>
          {children}
        </div>
        <IconButton
          data-part="announcement-bar-dismiss"
          tone="text"
          label={dismissLabel}
          className={styles.dismiss}
          onClick={({ nativeEvent }) => {
            const details = detailsOf('close-press', nativeEvent);
            onOpenChange?.(false, details);
            if (!details.isCanceled && open === undefined) dismiss(id);
          }}
        >
          <Icon name="cross" />
        </IconButton>
      </Container>
    ),
  });
}
