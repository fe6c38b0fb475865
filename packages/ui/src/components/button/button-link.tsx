import { clsx } from 'clsx';
import { Link, type LinkProps } from '../link';
import * as styles from './button.css';

export interface ButtonLinkProps extends LinkProps {
  /** How much the action matters: one primary action per view. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'text' | undefined;
  /** @default 'medium' */
  size?: 'medium' | 'small' | undefined;
}

/** Goes somewhere, with the looks of a button. Renders a `Link`. */
export function ButtonLink({ tone, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={clsx(styles.button({ tone, size }), className)} />;
}
