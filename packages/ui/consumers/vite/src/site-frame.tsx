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
  type LinkComponentProps,
} from '@hadal/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { menu } from './menu';
import { subscribe } from './subscribe';

const logo = <Logo href="/" name="Tide" mark={<LogoMark />} />;
const donate = (
  <ButtonLink href="/donate" size="small">
    Donate
  </ButtonLink>
);

/** The router has pages; anchors and other sites are the browser's. */
function RouterLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}

export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        <SkipLink>Skip to main content</SkipLink>
        <Header
          logo={logo}
          navigation={<MegaMenu groups={menu} currentPath={pathname} />}
          menu={<ModalMenu groups={menu} currentPath={pathname} logo={logo} footer={donate} />}
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
