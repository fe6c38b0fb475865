import {
  Button,
  CodeForm,
  CopyButton,
  ErrorMessage,
  Grid,
  Heading,
  Inline,
  QrCode,
  Stack,
  Text,
} from '@hadal/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Client } from '../../data/client';
import { enrol, type Enrolment } from './enrolment';
import { useAttempt } from './use-attempt';

interface EnrolStepProps {
  client: Client;
  onLeave: () => Promise<void>;
}

/** Step that sets up the second factor, which editing requires. */
export default function EnrolStep({ client: { auth }, onLeave }: EnrolStepProps) {
  const { refusal, attempt } = useAttempt();
  const [isStarting, setStarting] = useState(false);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const next = useRef<HTMLHeadingElement>(null);

  const start = async () => {
    setStarting(true);
    try {
      const { data } = await attempt(() => enrol(auth));
      flushSync(() => setEnrolment(data));
      next.current?.focus();
    } catch {
      // The error is already shown.
    } finally {
      setStarting(false);
    }
  };

  if (!enrolment) {
    return (
      <Stack>
        <Text>
          Editing takes a second factor besides your password, so that a stolen password changes
          nothing that visitors read. Set up an authenticator app on your phone: at each sign-in it
          shows you a code. Your account opens once you have entered the first one.
        </Text>
        {refusal && <ErrorMessage title={refusal.title}>{refusal.children}</ErrorMessage>}
        <Inline>
          <Button loading={isStarting} loadingLabel="Starting…" onClick={() => void start()}>
            Set up an authenticator app
          </Button>
          <Button tone="secondary" onClick={() => void onLeave()}>
            Sign out
          </Button>
        </Inline>
      </Stack>
    );
  }
  const { id: factorId, secret, uri } = enrolment;
  return (
    <Grid columns={2}>
      <Stack>
        <Heading ref={next} level={3} size="small" tabIndex={-1}>
          1. Scan this with the app
        </Heading>
        <QrCode value={uri} aria-label="QR code with the key of this account" />
        <Text tone="muted">
          Or type this key into it: <strong>{secret.match(/.{1,4}/g)?.join(' ')}</strong>
        </Text>
        <CopyButton text={secret} tone="secondary">
          Copy the key
        </CopyButton>
        <Text tone="muted">
          Scan it with a second device, too, or keep the key in your password manager. It is shown
          only now, and a phone is soon lost.
        </Text>
      </Stack>
      <Stack>
        <Heading level={3} size="small">
          2. Enter the code that it shows
        </Heading>
        <CodeForm
          aria-label="Confirm the app"
          failure={refusal}
          onConfirm={async (code) => {
            await attempt(() => auth.mfa.challengeAndVerify({ factorId, code }));
          }}
        >
          <Button tone="secondary" onClick={() => void onLeave()}>
            Sign out
          </Button>
        </CodeForm>
      </Stack>
    </Grid>
  );
}
