import { Button, ErrorMessage, Section } from '@hadal/ui';

/** Stands in for a page whose code did not arrive. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
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
