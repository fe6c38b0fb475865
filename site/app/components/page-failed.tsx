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
 * Retries a page: imports its code again, or reloads the document if the code itself failed or a
 * module is missing, since browsers may cache a failed import for good.
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
  /** True if the code could not be loaded, false if it threw. */
  isMissing: boolean;
  /** Called once the page's code has loaded. */
  onArrival: () => void;
}

/** Error page with a retry, in place of a page that cannot be shown. */
export function PageFailed({ page, isMissing, onArrival }: PageFailedProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    // Visitors who followed a link far down the page would not see it.
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
