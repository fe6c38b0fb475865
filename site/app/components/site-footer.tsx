import { Footer } from '@hadal/ui';
import { Suspense } from 'react';
import { brand } from '../brand';
import { deferredIsland } from '@hadal/static-site/runtime/deferred-island';
import { footerColumns, legalLinks } from '../routes/navigation';
import { SiteLogo } from './site-logo';

// Deferred, since the prerendered form also posts without its script.
const Newsletter = deferredIsland(() => import('./newsletter'));

/** The footer, with the newsletter form that also works without scripts. */
export function SiteFooter() {
  return (
    <Footer
      logo={<SiteLogo size="large" />}
      newsletter={
        <Suspense>
          <Newsletter />
        </Suspense>
      }
      columns={footerColumns}
      legal={legalLinks}
      copyright={`© ${brand.copyrightYear} ${brand.name}. Words, drawings and code: MIT licence.`}
      note={`${brand.name} develops energy storage: it returns, with losses, power that was generated elsewhere.`}
    />
  );
}
