import { Button, Stack, TextField } from '@hadal/ui';
import { useState, useSyncExternalStore } from 'react';

const onAddress = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** Returns a reader of the token in the hash, which it keeps when a skip link puts its own target there. */
function tokenReader() {
  let token = '';
  return () => {
    const hash = location.hash.slice(1);
    if (hash && !document.getElementById(hash)) token = hash;
    return token;
  };
}

export interface NewsletterLinkFormProps {
  /** URL that receives the token. */
  action: string;
  /** Label of the button. */
  submit: string;
}

/**
 * Posts the token from a link in one of our messages. A form, because mail scanners follow links
 * but press no buttons. The token is in the hash, which the host of this page never receives;
 * without scripts the reader pastes it. Renders a `<form>`.
 */
export function NewsletterLinkForm({ action, submit }: NewsletterLinkFormProps) {
  const [readToken] = useState(tokenReader);
  const token = useSyncExternalStore(onAddress, readToken, () => '');
  return (
    <form method="post" action={action}>
      <Stack gap="loose">
        <TextField
          // A new token resets the uncontrolled field.
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
