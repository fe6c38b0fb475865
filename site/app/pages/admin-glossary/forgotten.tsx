import { Button, Callout, ErrorMessage, Inline } from '@hadal/ui';
import { useState, type RefObject } from 'react';
import { getClient } from '../../data/client';
import { sendRecovery } from './recovery';
import { useAttempt } from './use-attempt';

/** Button that sends a password-reset link to the address in the sign-in form. */
export function Forgotten({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { refusal, attempt } = useAttempt();
  const [state, setState] = useState<'idle' | 'no-address' | 'sending' | 'sent' | 'failed'>('idle');
  const send = async () => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement;
    const email = field.value.trim();
    if (!email || !field.checkValidity()) {
      setState('no-address');
      field.focus();
      return;
    }
    setState('sending');
    const sent = attempt(async () => sendRecovery((await getClient()).auth, email));
    setState(
      await sent.then(
        () => 'sent' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <>
      <Inline>
        <Button
          tone="secondary"
          loading={state === 'sending'}
          loadingLabel="Sending…"
          onClick={() => void send()}
        >
          Send a link to a new password
        </Button>
      </Inline>
      {state === 'no-address' && (
        <Callout role="alert" tone="warning" title="Enter your email address first">
          The link is sent to it.
        </Callout>
      )}
      {state === 'failed' && <ErrorMessage {...refusal!} />}
      {state === 'sent' && (
        <Callout role="alert" tone="success" title="Check your inbox">
          If there is an account under that address, a link to a new password is on its way. Use it
          within ten minutes.
        </Callout>
      )}
    </>
  );
}
