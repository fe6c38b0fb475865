import { Footer, Logo, LogoMark, NewsletterForm } from '@hadal/ui';
import { menu } from './menu';
import { subscribe } from './subscribe';

export function SiteFooter() {
  return (
    <Footer
      logo={<Logo href="/" name="Tide" mark={<LogoMark />} />}
      newsletter={<NewsletterForm onSubscribe={subscribe} action="/api/newsletter" />}
      columns={menu}
      copyright="© 2025 Tide"
    />
  );
}
