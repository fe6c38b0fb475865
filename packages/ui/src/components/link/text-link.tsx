import { clsx } from 'clsx';
import { Link, type LinkProps } from './link';
import * as styles from './link.css';

export interface TextLinkProps extends LinkProps {}

/** A link in running text, underlined so that it does not depend on colour. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link data-part="text-link" {...rest} className={clsx(styles.textLink, className)} />;
}
