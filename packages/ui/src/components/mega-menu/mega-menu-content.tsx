import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useHydrated } from '../../internal/use-hydrated';

interface MegaMenuContentProps extends NavigationMenu.NavigationMenuContentProps {
  id: string;
  open: boolean;
}

/** True if the stylesheet has opened the panel, so somebody may be reading it. */
const isRead = (panel: Element) => panel.parentElement!.matches(':hover, :focus-within');

/**
 * The panel of a group, which is in the page while it is open, and in every prerendered page until
 * hydration. The scripts then remove it, unless it is being read, and so never build each link first.
 * Renders a `<div>`.
 */
export function MegaMenuContent({ open, ...props }: MegaMenuContentProps) {
  const hydrated = useHydrated();
  const { id, className, children } = props;
  const prerendered =
    hydrated || typeof document === 'undefined' ? null : document.getElementById(id);

  if (hydrated || open || (prerendered && isRead(prerendered)))
    return <NavigationMenu.Content {...props} forceMount={hydrated ? undefined : true} />;

  const panel = {
    id,
    className,
    'data-state': 'closed',
    'data-orientation': 'horizontal',
  };
  return prerendered ? (
    <div {...panel} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div {...panel}>{children}</div>
  );
}
