'use client';

import {
  ButtonLink,
  Footer,
  Header,
  LinkProvider,
  Logo,
  LogoMark,
  MegaMenu,
  ModalMenu,
  NewsletterForm,
  SkipLink,
  ThemeToggle,
  ToastProvider,
} from '@hadal/ui';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { menu } from './menu';
import { subscribe } from './subscribe';

const logo = <Logo href="/" name="Tide" mark={<LogoMark />} />;
const donate = (
  <ButtonLink href="/donate" size="small">
    Donate
  </ButtonLink>
);

export function SiteFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  return (
    <LinkProvider component={Link}>
      <ToastProvider>
        <SkipLink>Skip to main content</SkipLink>
        <Header
          logo={logo}
          navigation={<MegaMenu groups={menu} currentPath={path} />}
          menu={<ModalMenu groups={menu} currentPath={path} logo={logo} footer={donate} />}
          actions={
            <>
              <ThemeToggle />
              {donate}
            </>
          }
        />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer
          logo={logo}
          newsletter={<NewsletterForm onSubscribe={subscribe} action="/api/newsletter" />}
          columns={menu}
          copyright="© 2025 Tide"
        />
      </ToastProvider>
    </LinkProvider>
  );
}
