import { ButtonLink, Header, ThemeToggle } from '@hadal/ui';
import { media } from '@hadal/ui/theme';
import { Suspense, useSyncExternalStore } from 'react';
import { whenWanted } from '@hadal/static-site/runtime/when-idle';
import { deferred } from '@hadal/static-site/runtime/deferred';
import { SiteLogo } from './site-logo';

const wide = () => window.matchMedia(media.md);

// Both menus are in the prerendered page, and the script of the one that this window shows comes at
// once. The narrow one may be wanted in a wide window too, where the text is large.
const WideMenu = deferred(
  () => import('./wide-menu'),
  async () => {},
);
const NarrowMenu = deferred(
  () => import('./narrow-menu'),
  async () => {
    if (typeof window !== 'undefined' && wide().matches) await whenWanted();
  },
);

/** Without its script, its button leads to the list of all pages. */
const Search = deferred(() => import('./search'));

function onWidth(changed: () => void) {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * The wide menu, which a narrow window takes out before its script is asked for. A component of its
 * own: React would render anew what else of the header still waits for its script.
 */
function WideNavigation() {
  const isWide = useSyncExternalStore(
    onWidth,
    () => wide().matches,
    () => true,
  );
  return (
    isWide && (
      <Suspense>
        <WideMenu />
      </Suspense>
    )
  );
}

/** The header, its wide menu fed by the database and its narrow one fixed. */
export function SiteHeader() {
  return (
    <Header
      logo={<SiteLogo />}
      navigation={<WideNavigation />}
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
