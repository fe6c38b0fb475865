import { Button, ErrorMessage, Section } from '@hadal/ui';
import { useEffect, useState } from 'react';
import {
  forgetFailures,
  loadDocument,
  loadedPage,
  loadPage,
} from '@hadal/static-site/runtime/pages';
import { documentTitle } from '../head/titles';

/**
 * Asks for the page again: for its code, or for its document where that has failed or is short of a
 * part, which browsers may remember for good.
 */
async function askAgain(page: string) {
  if (loadedPage(page)) {
    await loadDocument();
    throw new Error('The site is out of reach');
  }
  forgetFailures();
  await loadPage(page);
}

interface PageFailedProps {
  page: string;
  /** True if code did not arrive, false if it failed. */
  isMissing: boolean;
  /** Called once the page's code has arrived. */
  onArrival: () => void;
}

/** Stands in for a page that cannot be shown. */
export function PageFailed({ page, isMissing, onArrival }: PageFailedProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    // Visitors who followed a link far down would not see it.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const retry = () => {
    setAsking(true);
    askAgain(page).then(onArrival, () => setAsking(false));
  };
  return (
    <Section band="0">
      <title>{documentTitle(page)}</title>
      <ErrorMessage
        title="This page did not load"
        action={
          <Button loading={isAsking} onClick={retry}>
            Try again
          </Button>
        }
      >
        {isMissing
          ? 'Its code did not arrive, which usually means the connection dropped. Nothing you typed elsewhere is lost.'
          : 'Something on it failed in this browser. Try again to read it.'}
      </ErrorMessage>
    </Section>
  );
}
