import { clsx } from 'clsx';
import { Link, type LinkProps } from '../link';
import * as styles from './skip-link.css';

export interface SkipLinkProps extends Omit<LinkProps, 'href'> {
  /** The part of the page to skip to; give it `tabIndex={-1}`. @default '#main' */
  href?: string | undefined;
}

/** The first stop of the keyboard: past the header, to the page itself. Renders a `Link`, seen on focus. */
export function SkipLink({ href = '#main', className, ...rest }: SkipLinkProps) {
  return <Link {...rest} href={href} className={clsx(styles.skipLink, className)} />;
}
