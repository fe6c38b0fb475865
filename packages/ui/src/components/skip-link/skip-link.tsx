import { clsx } from 'clsx';
import { Link, type LinkProps } from '../link';
import * as styles from './skip-link.css';

export interface SkipLinkProps extends Omit<LinkProps, 'href'> {
  /** The part of the page to skip to; give it `tabIndex={-1}`. @default '#main' */
  href?: string | undefined;
}

/** The first tab stop, which skips the header. Renders a `Link`, visible on focus. */
export function SkipLink({ href = '#main', className, ...rest }: SkipLinkProps) {
  return (
    <Link
      data-part="skip-link"
      {...rest}
      href={href}
      className={clsx(styles.skipLink, className)}
    />
  );
}
