import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useHydrated } from '../../internal/use-hydrated';
import { usePresence } from '../../internal/use-presence';
import { ClosedPanel } from './plain-parts';

export interface MegaMenuContentProps extends NavigationMenu.NavigationMenuContentProps {
  id: string;
  open: boolean;
  /** Renders the children of an entering panel. */
  isFilled: boolean;
  /** Called once it has entered or left. */
  onComplete: (open: boolean) => void;
}

/** True if hover or focus has opened the panel by stylesheet. */
const isRead = (panel: Element) => panel.parentElement!.matches(':hover, :focus-within');

/**
 * The panel of a group: mounted from entering to leaving, and in every prerendered page until hydration, which
 * removes it unless it is in use. This saves creating every link on load. Renders a `<div>`.
 */
export function MegaMenuContent({ open, isFilled, onComplete, ...props }: MegaMenuContentProps) {
  const hydrated = useHydrated();
  const { state, ref } = usePresence(open, onComplete);
  const { id, className, children } = props;
  const prerendered =
    hydrated || typeof document === 'undefined' ? null : document.getElementById(id);

  if (hydrated && state === 'closed') return null;
  if (hydrated || open || (prerendered && isRead(prerendered)))
    return (
      <NavigationMenu.Content
        {...props}
        ref={ref}
        data-part="mega-menu-panel"
        data-state={state}
        forceMount
      >
        {(isFilled || state === 'leaving') && children}
      </NavigationMenu.Content>
    );

  return prerendered ? (
    <ClosedPanel
      {...{ id, className }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <ClosedPanel {...{ id, className, children }} />
  );
}
