import { Button, ErrorMessage, Section } from '@hadal/ui';
import { useEffect } from 'react';
import { forgetPage, loadedPage, loadPage } from '../pages';

/** Whether a field holds what its page did not come with. */
const somethingTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * Loads the page anew where the site was deployed since it came, and the code it asks for is gone. All
 * pages of one build begin with one script: what was loaded anew finds its own, and stays.
 */
async function renewAfterDeploy() {
  const start = document.querySelector('script[data-start]')?.textContent;
  const answer = await fetch(location.href, { cache: 'no-store' });
  if (!start || !answer.ok || (await answer.text()).includes(start)) return;
  if (!somethingTyped()) location.reload();
}

/**
 * Asks for the page's code again. A browser may remember for good that code did not arrive, of the page
 * or of a part in it: then the page is loaded anew, which has its words without any code. What was typed
 * lies in drafts.
 */
async function askAgain(page: string) {
  if (!loadedPage(page)) {
    forgetPage(page);
    const arrived = await loadPage(page).catch(() => undefined);
    if (arrived) return;
  }
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!answer.ok) return;
  location.reload();
  await new Promise<never>(() => {});
}

interface PageFailedProps {
  page: string;
  /** Called when its code was asked for again, whether that arrived or not. */
  onRetry: () => void;
}

/** Stands in for a page whose code did not arrive. */
export function PageFailed({ page, onRetry }: PageFailedProps) {
  useEffect(() => {
    // Who followed a link far down would see nothing of it.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Without a connection there is nothing to load, and what stands here is true.
    renewAfterDeploy().catch(() => {});
  }, []);
  // Without a connection, what stands here is said once more.
  const retry = () =>
    void askAgain(page)
      .catch(() => {})
      .then(onRetry);
  return (
    <Section band="air">
      <ErrorMessage
        title="This page did not load"
        action={<Button onClick={retry}>Try again</Button>}
      >
        Its code did not arrive, which usually means the connection dropped. Nothing you typed
        elsewhere is lost.
      </ErrorMessage>
    </Section>
  );
}
