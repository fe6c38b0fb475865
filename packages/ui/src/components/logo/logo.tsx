import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../link';
import * as styles from './logo.css';

export interface LogoProps extends Omit<LinkProps, 'children'> {
  /** The wordmark and accessible name of the link. */
  name: string;
  /** A drawing of the logo's height, such as `LogoMark`. */
  mark: ReactNode;
  /** `large` for a logo that stands alone, as in a footer. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** Names the site and links to its home page. Renders a `Link`. */
export function Logo({ name, mark, size, className, ...rest }: LogoProps) {
  return (
    <Link data-part="logo" {...rest} className={clsx(styles.logo({ size }), className)}>
      {mark}
      <span data-part="logo-name" className={styles.name}>
        {name}
      </span>
    </Link>
  );
}
