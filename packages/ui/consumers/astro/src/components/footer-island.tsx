import { ToastProvider } from '@hadal/ui';
import { SiteFooter } from './site-footer';

/** React context does not cross islands, so this one has its own provider. */
export function FooterIsland() {
  return (
    <ToastProvider>
      <SiteFooter />
    </ToastProvider>
  );
}
