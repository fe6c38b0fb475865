'use client';

import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { Link, type LinkProps } from '../link';

interface MegaMenuLinkProps extends LinkProps {
  /** Whether it leads to the page it stands on. */
  current?: boolean | undefined;
}

/** A link that arrow keys reach from its neighbours. Renders a `Link`. */
export function MegaMenuLink({ current = false, ...rest }: MegaMenuLinkProps) {
  return (
    // The menu itself closes on every link, also those that others put into it.
    <NavigationMenu.Link asChild active={current} onSelect={(event) => event.preventDefault()}>
      <Link {...rest} />
    </NavigationMenu.Link>
  );
}
