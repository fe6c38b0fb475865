import { Footer, Logo, LogoMark, NewsletterForm } from '@hadal/ui';
import { brand } from '../brand';
import { newsletterAction, subscribe } from '../data/newsletter';
import { footerColumns, legalLinks } from '../navigation';

/** The footer, with the newsletter form that also works without scripts. */
export function SiteFooter() {
  return (
    <Footer
      logo={<Logo href="/" name={brand.name} mark={<LogoMark />} size="large" />}
      newsletter={
        <NewsletterForm
          title="Stay Updated"
          description="Results, drawings and setbacks, about once a month."
          onSubscribe={subscribe}
          action={newsletterAction}
        />
      }
      columns={footerColumns}
      legal={legalLinks}
      copyright={`© ${brand.copyrightYear} ${brand.name}. All rights reserved.`}
      note={`${brand.name} develops energy storage: it returns, with losses, power that was generated elsewhere.`}
    />
  );
}
