import { Button, CodeForm, Grid, Stack, Text } from '@hadal/ui';
import type { Client } from '../../data/client';
import { useAttempt } from './use-attempt';

interface ChallengeStepProps {
  client: Client;
  factorId: string;
  onLeave: () => Promise<void>;
}

/** Step that asks for a code of the second factor. */
export function ChallengeStep({ client: { auth }, factorId, onLeave }: ChallengeStepProps) {
  const { refusal, attempt } = useAttempt();
  return (
    <Grid columns={2}>
      <CodeForm
        aria-label="Second step"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next step of what was begun
        autoFocus
        failure={refusal}
        onConfirm={async (code) => {
          await attempt(() => auth.mfa.challengeAndVerify({ factorId, code }));
        }}
      >
        <Button tone="secondary" onClick={() => void onLeave()}>
          Sign out
        </Button>
      </CodeForm>
      <Stack>
        <Text tone="muted">
          Open the authenticator app in which you set up this account, and enter the code that it
          shows.
        </Text>
        <Text tone="muted">
          Have you lost the device? Any other on which you have stored the key shows the same codes.
          Otherwise ask the administrator of the database for a new account: you are given another
          password and another key.
        </Text>
      </Stack>
    </Grid>
  );
}
