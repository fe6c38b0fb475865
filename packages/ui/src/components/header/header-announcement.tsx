import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { renderPart, type Renders } from '../../internal/part';
import { useStrings } from '../../internal/use-strings';
import { Container } from '../container';
import * as styles from './header-announcement.css';
import { HeaderAnnouncement as english } from './strings';

export interface HeaderAnnouncementProps extends ComponentPropsWithRef<'aside'>, Renders {
  /** The name of the landmark. @default 'Announcement' */
  'aria-label'?: string | undefined;
}

/**
 * A line above the header, for the `announcement` of a `Header`. It scrolls away with the page.
 * Renders an `<aside>`.
 */
export function HeaderAnnouncement(props: HeaderAnnouncementProps) {
  const { className, children, ...rest } = useStrings('HeaderAnnouncement', english, props);
  return renderPart('aside', {
    'data-band': '0',
    'data-part': 'header-announcement',
    ...rest,
    className: clsx(styles.announcement, className),
    children: <Container>{children}</Container>,
  });
}
