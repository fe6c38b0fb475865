import { Button, Grid, NewPasswordForm, Stack, Text } from '@hadal/ui';
import type { User } from '@supabase/supabase-js';
import type { Client } from '../../data/client';
import { useAttempt } from './use-attempt';

interface NewPasswordStepProps {
  client: Client;
  user: User;
  onSet: () => void;
  onLeave: () => Promise<void>;
}

/** Step that sets a new password, reached by a password-reset link. */
export function NewPasswordStep({ client: { auth }, user, onSet, onLeave }: NewPasswordStepProps) {
  const { refusal, attempt } = useAttempt();
  return (
    <Grid columns={2}>
      <NewPasswordForm
        aria-label="New password"
        failure={refusal}
        username={user.email}
        onSet={async (password) => {
          await attempt(() => auth.updateUser({ password }));
          onSet();
        }}
      >
        <Button tone="secondary" onClick={() => void onLeave()}>
          Sign out
        </Button>
      </NewPasswordForm>
      <Stack>
        <Text tone="muted">
          For {user.email}. It takes the place of the one you had, which ends every other session.
        </Text>
      </Stack>
    </Grid>
  );
}
