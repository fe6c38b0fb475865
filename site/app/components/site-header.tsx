import { ButtonLink, Header, ThemeToggle } from '@hadal/ui';
import { media } from '@hadal/ui/theme';
import { lazy, Suspense } from 'react';
import { whenWanted } from '../data/when-idle';
import { deferred } from '../deferred';
import { SiteLogo } from './site-logo';

// Both menus are in the prerendered page. The script of the one that this window shows comes at
// once; the other's waits until nothing else is to be done.
const WideMenu = lazy(() => whenShown(media.md).then(() => import('./wide-menu')));
const NarrowMenu = lazy(() => whenShown(media.belowMd).then(() => import('./narrow-menu')));

/** Without its script, its button leads to the list of all pages. */
const Search = deferred(() => import('./search'));

const whenShown = async (query: string) => {
  const isShown = typeof window === 'undefined' || window.matchMedia(query).matches;
  if (!isShown) await whenWanted();
};

/** The header, its wide menu fed by the database and its narrow one fixed. */
export function SiteHeader() {
  return (
    <Header
      logo={<SiteLogo />}
      navigation={
        <Suspense>
          <WideMenu />
        </Suspense>
      }
      actions={
        <>
          <Suspense>
            <Search />
          </Suspense>
          <ThemeToggle />
          <ButtonLink href="/donate" size="small">
            Back the Mission
          </ButtonLink>
        </>
      }
      menu={
        <Suspense>
          <NarrowMenu />
        </Suspense>
      }
    />
  );
}
