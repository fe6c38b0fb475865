import type * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useId, type ComponentPropsWithRef } from 'react';
import type { MegaMenuContentProps } from './mega-menu-content';

/** Only takes part in the count of ids. */
function Root({ children }: NavigationMenu.NavigationMenuProps) {
  useId();
  return children;
}

const List = (props: NavigationMenu.NavigationMenuListProps) => (
  <div style={{ position: 'relative' }}>
    <ul data-orientation="horizontal" {...props} />
  </div>
);

function Item({ className, children }: NavigationMenu.NavigationMenuItemProps) {
  useId();
  return <li className={className}>{children}</li>;
}

const Trigger = (props: NavigationMenu.NavigationMenuTriggerProps) => (
  <button
    type="button"
    data-state="closed"
    aria-expanded={false}
    {...props}
    data-radix-collection-item=""
  />
);

/** A panel in a prerendered page. Renders a `<div>`. */
export const ClosedPanel = (props: ComponentPropsWithRef<'div'>) => (
  <div data-part="mega-menu-panel" data-state="closed" data-orientation="horizontal" {...props} />
);

const Content = ({ id, className, children }: MegaMenuContentProps) => (
  <ClosedPanel {...{ id, className, children }} />
);

/**
 * The elements that the parts of Radix render while the menu is closed. A server, where they have nothing to do,
 * renders these in a fifth of the time.
 */
export const plainParts = { Root, List, Item, Trigger, Content };
