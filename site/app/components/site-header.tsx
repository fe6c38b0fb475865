import { ButtonLink, Header, ThemeToggle } from '@hadal/ui';
import { media } from '@hadal/ui/theme';
import { Suspense, useSyncExternalStore } from 'react';
import { whenWanted } from '@hadal/static-site/runtime/when-idle';
import { repeatPress } from '@hadal/static-site/runtime/early-press';
import { deferredIsland } from '@hadal/static-site/runtime/deferred-island';
import { SiteLogo } from './site-logo';

const wide = () => window.matchMedia(media.md);

/**
 * Leads from a menu button whose code is missing to the list of all pages, as that of the search does. For
 * the window, since React stops the clicks on what it could not hydrate.
 */
const listPages = ({ target }: Event) => {
  if ((target as Element).closest('header [aria-haspopup][type="button"]'))
    location.assign('/pages');
};

// Both menus are prerendered; the script of the one this viewport shows loads at once. A wide
// window with large text may still need the narrow one.
const WideMenu = deferredIsland(
  () => import('./wide-menu'),
  async () => {},
);
const NarrowMenu = deferredIsland(
  () =>
    import('./narrow-menu').catch((cause: unknown) => {
      addEventListener('click', listPages, true);
      repeatPress();
      throw cause;
    }),
  async () => {
    if (typeof window !== 'undefined' && wide().matches) await whenWanted();
  },
);

/** Until its script has loaded, the button links to the list of all pages. */
const Search = deferredIsland(() => import('./search'));

function onWidth(changed: () => void) {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * The wide menu, removed in a narrow viewport before its script is requested. A component of its
 * own, because an update would make React replace the dehydrated islands around it.
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

/** The site's header: the wide menu from the database, the narrow one fixed. */
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
