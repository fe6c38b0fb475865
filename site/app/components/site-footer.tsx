import { Footer, TextLink } from '@hadal/ui';
import { useLocation } from 'react-router-dom';
import { brand } from '../brand';
import { routes } from '../routes/index';
import { footerColumns, legalLinks } from '../routes/navigation';
import { Newsletter } from './newsletter';
import { SiteLogo } from './site-logo';

/** The footer, with the newsletter form that also works without scripts, and how to cite the page. */
export default function SiteFooter() {
  return (
    <Footer
      logo={<SiteLogo size="large" />}
      newsletter={<Newsletter />}
      columns={footerColumns}
      legal={legalLinks}
      copyright={
        <>
          {`© ${brand.copyrightYear} ${brand.name}. Words, drawings and code: `}
          <TextLink href="/newsroom#licence">MIT licence</TextLink>.
        </>
      }
      note={<Note />}
    />
  );
}

/** The page's citation: the only part of the footer that renders again with each page. */
function Note() {
  const { pathname } = useLocation();
  const route = routes.find(({ path }) => path === pathname);
  return (
    <>
      {`${brand.name} develops energy storage: it returns, with losses, power that was generated elsewhere.`}
      {route?.updated && (
        <>
          <br />
          {`Page updated ${route.updated}. Cite as: ${brand.name}, “${route.title}”, ${route.updated}, ${brand.origin}${route.path}`}
        </>
      )}
    </>
  );
}
