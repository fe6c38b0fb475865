import { LinkProvider, Loading, SkipLink, ToastProvider } from '@hadal/ui';
import { deferredIsland } from '@hadal/static-site/runtime/deferred-island';
import { MissingCode } from '@hadal/static-site/runtime/missing-code';
import {
  definePages,
  isPrerendered,
  loadedPage,
  loadPage,
  type PageModule,
} from '@hadal/static-site/runtime/pages';
import { RouterLink } from '@hadal/static-site/runtime/router-link';
import { Component, Suspense, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFailed } from './components/page-failed';
import { SiteHeader } from './components/site-header';
import { useSilentSession } from './data/use-silent-session';
import { isEmbed, notFound, pageOf } from './routes/index';

const files = import.meta.glob<PageModule>('./pages/*.{tsx,mdx}');

definePages({
  pageOf,
  load(page) {
    const load = files[`./pages/${page}.tsx`] ?? files[`./pages/${page}.mdx`];
    if (load) return load();
    throw new Error(
      `There is no page "${page}": app/routes/records.ts names a file that is not in app/pages.`,
    );
  },
  loadFrame: () => import('./components/page-frame').then(({ PageFrame }) => PageFrame),
});

// Deferred, since its prerendered links and form also work without scripts.
const SiteFooter = deferredIsland(() => import('./components/site-footer'));

// Outside, so that they need not be rendered again with each page.
const header = <SiteHeader />;
const footer = (
  <Suspense>
    <SiteFooter />
  </Suspense>
);

/** The layout around every page; in another site's frame, the page alone. */
export function Root() {
  const { pathname, key, hash } = useLocation();
  const [first] = useState(key + hash);
  const isFramed = isEmbed(pathname);
  useSilentSession(!isFramed);
  const main = (
    <main id="main" tabIndex={-1}>
      <PageBoundary key={pathname} page={pageOf(pathname)}>
        <Suspense fallback={<Loading />}>
          <Page path={pathname} first={first} />
        </Suspense>
      </PageBoundary>
    </main>
  );
  return (
    <LinkProvider component={RouterLink}>
      <ToastProvider>
        {isFramed ? (
          main
        ) : (
          <>
            <SkipLink>Skip to main content</SkipLink>
            {header}
            {main}
            {footer}
          </>
        )}
      </ToastProvider>
    </LinkProvider>
  );
}

/**
 * Suspends until a page's code has loaded. Has no other hooks: React would mistake hooks after a
 * conditional `use` for those of an update when it replays the render.
 */
function Page({ path, first }: { path: string; first: string }) {
  const page = pageOf(path);
  const { Frame, Body, meta } = loadedPage(page) ?? use(loadPage(page));
  return (
    <Frame
      meta={meta}
      path={page === notFound ? undefined : path}
      page={page}
      first={first}
      Body={Body}
    />
  );
}

/** Keeps header and footer when a page's code fails to load, or throws. */
class PageBoundary extends Component<
  { page: string; children: ReactNode },
  { failure?: { error: unknown } | undefined }
> {
  override state: { failure?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { page, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const isMissing = failure.error instanceof MissingCode;
    // The prerendered HTML is in the document, and is better than an error page.
    if (!isMissing && isPrerendered(page)) throw failure.error;
    const show = () => this.setState({ failure: undefined });
    return <PageFailed page={page} isMissing={isMissing} onArrival={show} />;
  }
}
