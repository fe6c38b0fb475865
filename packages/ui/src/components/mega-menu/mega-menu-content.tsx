import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useHydrated } from '../../internal/use-hydrated';

interface MegaMenuContentProps extends NavigationMenu.NavigationMenuContentProps {
  id: string;
  open: boolean;
}

/** True if hover or focus has opened the panel by stylesheet. */
const isRead = (panel: Element) => panel.parentElement!.matches(':hover, :focus-within');

/**
 * The panel of a group: mounted while open, and in every prerendered page until hydration, which
 * removes it unless it is in use. This saves creating every link on load. Renders a `<div>`.
 */
export function MegaMenuContent({ open, ...props }: MegaMenuContentProps) {
  const hydrated = useHydrated();
  const { id, className, children } = props;
  const prerendered =
    hydrated || typeof document === 'undefined' ? null : document.getElementById(id);

  if (hydrated || open || (prerendered && isRead(prerendered)))
    return (
      <NavigationMenu.Content
        {...props}
        data-part="mega-menu-panel"
        forceMount={hydrated ? undefined : true}
      />
    );

  const panel = {
    id,
    className,
    'data-part': 'mega-menu-panel',
    'data-state': 'closed',
    'data-orientation': 'horizontal',
  };
  return prerendered ? (
    <div {...panel} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div {...panel}>{children}</div>
  );
}
