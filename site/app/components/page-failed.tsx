import { Button, ErrorMessage, Section } from '@hadal/ui';
import { useEffect } from 'react';
import { forgetPage, loadDocument, loadedPage, loadPage } from '../pages';
import { documentTitle } from '../titles';

/**
 * Asks for the page again: for its code, or for its document where that has failed or is short of a
 * part, which browsers may remember for good.
 */
async function askAgain(page: string) {
  if (loadedPage(page)) return loadDocument();
  forgetPage(page);
  await loadPage(page);
}

interface PageFailedProps {
  page: string;
  /** Whether code did not arrive; else it failed. */
  isMissing: boolean;
  /** Called once the page was asked for again in vain, or its code arrived. */
  onRetry: () => void;
}

/** Stands in for a page that cannot be shown. */
export function PageFailed({ page, isMissing, onRetry }: PageFailedProps) {
  useEffect(() => {
    // Visitors who followed a link far down would not see it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => void forgetPage(page);
  }, [page]);
  const retry = () =>
    void askAgain(page)
      .catch(() => {})
      .then(onRetry);
  return (
    <Section band="air">
      <title>{documentTitle(page)}</title>
      <ErrorMessage
        title="This page did not load"
        action={<Button onClick={retry}>Try again</Button>}
      >
        {isMissing
          ? 'Its code did not arrive, which usually means the connection dropped. Nothing you typed elsewhere is lost.'
          : 'Something on it failed in this browser. Try again to read it.'}
      </ErrorMessage>
    </Section>
  );
}
