import { Button, ErrorMessage, Section } from '@hadal/ui';
import { useEffect } from 'react';

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

/** Stands in for a page whose code did not arrive. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    // Without a connection there is nothing to load, and what stands here is true.
    renewAfterDeploy().catch(() => {});
  }, []);
  return (
    <Section band="air">
      <ErrorMessage
        title="This page did not load"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Its code did not arrive, which usually means the connection dropped. Nothing you typed
        elsewhere is lost.
      </ErrorMessage>
    </Section>
  );
}
