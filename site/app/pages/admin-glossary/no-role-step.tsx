import { Button, Callout, Inline, Stack } from '@hadal/ui';
import type { User } from '@supabase/supabase-js';

interface NoRoleStepProps {
  user: User;
  onLeave: () => Promise<void>;
}

/** Step shown to an account without the editor role. */
export function NoRoleStep({ user, onLeave }: NoRoleStepProps) {
  return (
    <Stack>
      <Callout tone="warning" title={`${user.email} may not edit the glossary`}>
        The password was right, but the account has not been given the role of an editor. Ask the
        administrator of the database for it, then sign in again: a new role counts from the next
        sign-in on.
      </Callout>
      <Inline>
        <Button onClick={() => void onLeave()}>Sign out</Button>
      </Inline>
    </Stack>
  );
}
