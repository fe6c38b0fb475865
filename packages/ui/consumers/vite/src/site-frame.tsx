import { SkipLink, ToastProvider, UiProvider, type LinkComponentProps } from '@hadal/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The router handles pages; the browser handles fragments and other sites. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}

export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <UiProvider link={RouterLink}>
      <ToastProvider>
        <SkipLink>Skip to main content</SkipLink>
        <SiteHeader path={pathname} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </ToastProvider>
    </UiProvider>
  );
}
