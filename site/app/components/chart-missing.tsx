import { Button, ErrorMessage } from '@hadal/ui';
import { recoverBy } from '@hadal/static-site/runtime/missing-code';
import { useState } from 'react';

/** Message in place of a chart whose code did not arrive. Its retry reloads the document, with its settings. */
export function ChartMissing() {
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    // Browsers may cache a failed import for good.
    await recoverBy(({ loadDocument }) => loadDocument(window.scrollY));
    setAsking(false);
  };
  return (
    <ErrorMessage
      title="The chart could not be drawn"
      action={
        <Button loading={isAsking} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      Its code did not arrive, which usually means the connection dropped. Your settings are kept.
    </ErrorMessage>
  );
}
