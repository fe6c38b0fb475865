import { Link, type LinkProps } from '../link';

interface MegaMenuLinkProps extends LinkProps {
  /** Marks the link to the current page. */
  current?: boolean | undefined;
}

/** A link of the menu. Renders a `Link`. */
export function MegaMenuLink({ current = false, ...rest }: MegaMenuLinkProps) {
  return <Link data-part="mega-menu-link" aria-current={current ? 'page' : undefined} {...rest} />;
}
