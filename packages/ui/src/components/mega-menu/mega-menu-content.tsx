import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useHydrated } from '../../internal/use-hydrated';

interface MegaMenuContentProps extends NavigationMenu.NavigationMenuContentProps {
  id: string;
  open: boolean;
}

/** Whether the stylesheet has opened it, so that somebody reads in it. */
const isRead = (panel: Element) => panel.parentElement!.matches(':hover, :focus-within');

/**
 * The panel of a group, which is in the page while it is open, and in every prerendered page until the
 * scripts have come. They then take it away: so they leave the markup alone, instead of building each
 * link first, unless somebody reads in it. Renders a `<div>`.
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
