import { Button, ErrorMessage } from '@hadal/ui';
import { useLayoutEffect, useRef, useState } from 'react';

interface ListTroubleProps {
  title: string;
  reload: () => Promise<void>;
  /** Called if the message goes with the focus on its button. */
  onFocusLost: () => void;
}

/** Message that the terms could not be fetched, with a retry. */
export function ListTrouble({ title, reload, onFocusLost }: ListTroubleProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  useLayoutEffect(() => {
    const current = element.current;
    return () => {
      // Afterwards, since the first list comes with what takes the focus.
      if (current?.contains(document.activeElement)) queueMicrotask(onFocusLost);
    };
  }, [onFocusLost]);
  const retry = async () => {
    setAsking(true);
    await reload();
    setAsking(false);
  };
  return (
    <ErrorMessage
      ref={element}
      title={title}
      action={
        <Button loading={isAsking} onClick={() => void retry()}>
          Try again
        </Button>
      }
    >
      The connection may have dropped. It is tried again by itself, too.
    </ErrorMessage>
  );
}
