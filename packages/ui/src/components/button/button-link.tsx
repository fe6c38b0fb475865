import { clsx } from 'clsx';
import { Link, type LinkProps } from '../link';
import * as styles from './button.css';

export interface ButtonLinkProps extends LinkProps {
  /** The importance of the action: one primary action per view. @default 'primary' */
  tone?: 'primary' | 'secondary' | 'text' | undefined;
  /** @default 'medium' */
  size?: 'medium' | 'small' | undefined;
}

/** A link that looks like a button. Renders a `Link`. */
export function ButtonLink({ tone, size, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      data-part="button-link"
      {...rest}
      className={clsx(styles.button({ tone, size }), className)}
    />
  );
}
