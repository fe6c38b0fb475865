import { Link, type LinkProps } from '../link';

interface MegaMenuLinkProps extends LinkProps {
  /** Whether it leads to the page it stands on. */
  current?: boolean | undefined;
}

/** A link of the menu. Renders a `Link`. */
export function MegaMenuLink({ current = false, ...rest }: MegaMenuLinkProps) {
  return <Link aria-current={current ? 'page' : undefined} {...rest} />;
}
