'use client';

import { SkipLink, ToastProvider, UiProvider } from '@hadal/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteFooter } from '../components/site-footer';
import { SiteHeader } from '../components/site-header';

export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <UiProvider link={Link}>
      <ToastProvider>
        <SkipLink>Skip to main content</SkipLink>
        <SiteHeader path={usePathname()} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter />
      </ToastProvider>
    </UiProvider>
  );
}
