import { Button, Text } from '@hadal/ui';
import { useSyncExternalStore } from 'react';
import { leaveAction } from '../data/newsletter';

const onAddress = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** Asks before it takes an address off the list: scanners of mail follow links, and press nothing. */
export function NewsletterLeave() {
  // Behind the #, so that who delivers this page is not told. The prerendered page knows none.
  const token = useSyncExternalStore(
    onAddress,
    () => location.hash.slice(1),
    () => '',
  );
  if (!token) {
    return (
      <Text>
        To leave, open this page by the link in one of our messages, with scripts on; or press
        “Unsubscribe” where your mail program shows it, beside the sender.
      </Text>
    );
  }
  return (
    <form method="post" action={leaveAction(token)}>
      <Button type="submit">Leave the newsletter</Button>
    </form>
  );
}
