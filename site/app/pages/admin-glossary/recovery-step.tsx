import { Button, ErrorMessage, Inline, Stack, Text } from '@hadal/ui';
import type { AuthError } from '@supabase/supabase-js';
import { useState } from 'react';
import { getClient } from '../../data/client';
import { inTurn } from '../../data/sign-in';
import { useAttempt } from './use-attempt';

interface RecoveryStepProps {
  /** The token of the link. */
  token: string;
  /** The link has been used, now or before. */
  onUsed: () => void;
}

/** Step that uses the link of a recovery message, since mail scanners open links but press no buttons. */
export default function RecoveryStep({ token, onUsed }: RecoveryStepProps) {
  const { refusal, attempt } = useAttempt();
  const [isSending, setSending] = useState(false);
  const go = async () => {
    setSending(true);
    try {
      await attempt(async () => {
        const { auth } = await getClient();
        return inTurn(() => auth.verifyOtp({ token_hash: token, type: 'recovery' }));
      });
      onUsed();
    } catch (error) {
      // Not the limit, nor an outage: the link may work later.
      const { code } = (error as Error).cause as Partial<AuthError>;
      if (code === 'otp_expired') onUsed();
      else setSending(false);
    }
  };
  return (
    <Stack>
      <Text>
        The link in our message works once. Go on where you want to enter the new password: this tab
        is signed in for it.
      </Text>
      {refusal && <ErrorMessage title={refusal.title}>{refusal.children}</ErrorMessage>}
      <Inline>
        <Button loading={isSending} loadingLabel="Opening…" onClick={() => void go()}>
          Choose a new password
        </Button>
      </Inline>
    </Stack>
  );
}
