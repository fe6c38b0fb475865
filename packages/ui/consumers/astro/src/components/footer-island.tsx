import { ToastProvider } from '@hadal/ui';
import { SiteFooter } from './site-footer';

/** Context does not reach from one island into another, so this one brings its own. */
export function FooterIsland() {
  return (
    <ToastProvider>
      <SiteFooter />
    </ToastProvider>
  );
}
