import { clsx } from 'clsx';
import { renderPart } from '../../internal/part';
import type { LinkProps } from '../link';
import * as styles from './skip-link.css';

export interface SkipLinkProps extends Omit<LinkProps, 'href'> {
  /** The part of the page to skip to; give it `tabIndex={-1}`. @default '#main' */
  href?: string | undefined;
}

/**
 * The first tab stop, which skips the header. Renders an `<a>`, visible on focus; never your router's link, since few
 * routers move the focus to a part of the page.
 */
export function SkipLink({ href = '#main', className, ...rest }: SkipLinkProps) {
  return renderPart('a', {
    'data-part': 'skip-link',
    ...rest,
    href,
    className: clsx(styles.skipLink, className),
  });
}
