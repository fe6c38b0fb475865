import { Button, Stack, TextField } from '@hadal/ui';
import { useSyncExternalStore } from 'react';

const onAddress = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export interface NewsletterLinkFormProps {
  /** The address that takes the token. */
  action: string;
  /** The words on the button. */
  submit: string;
}

/**
 * Posts the token of a link in one of our messages, since mail scanners follow links and press nothing. The
 * token is behind the #, which is not sent to the host of this page; without scripts the reader pastes it.
 * Renders a `<form>`.
 */
export function NewsletterLinkForm({ action, submit }: NewsletterLinkFormProps) {
  const token = useSyncExternalStore(
    onAddress,
    () => location.hash.slice(1),
    () => '',
  );
  return (
    <form method="post" action={action}>
      <Stack gap="loose">
        <TextField
          // A new token replaces the field, and with it what it held.
          key={token}
          label="Code from our message"
          hint="The link fills it in. If it is empty, paste what follows the # in the address of this page."
          name="token"
          defaultValue={token}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </Stack>
    </form>
  );
}
