import { Callout, Grid, SignInForm, Stack, Text, TextLink } from '@hadal/ui';
import { getClient } from '../data/client';
import { inTurn } from '../data/sign-in';
import { markActive } from './activity';
import type { Ending } from './use-admission';
import { useAttempt } from './use-attempt';

const endings: Record<Ending, { title: string; text?: string }> = {
  left: { title: 'You are signed out' },
  idle: {
    title: 'You were signed out, since nothing happened here for half an hour',
    text: 'What you had begun to write is still in this tab. Sign in with the same account to go on.',
  },
  elsewhere: {
    title: 'You were signed out in another tab, or your session has ended',
    text: 'What you had begun to write is still in this tab. Sign in with the same account to go on.',
  },
};

/** Asks who somebody is. */
export function SignInStep({ ended }: { ended: Ending | undefined }) {
  const { refusal, attempt } = useAttempt();
  const ending = ended && endings[ended];
  return (
    <Grid columns={2}>
      <Stack>
        {ending && (
          <Callout role="alert" title={ending.title}>
            {ending.text}
          </Callout>
        )}
        <noscript>
          <Callout tone="warning" title="Signing in needs JavaScript">
            Switch it on for this site, and reload the page.
          </Callout>
        </noscript>
        <SignInForm
          aria-label="Sign in"
          failure={refusal}
          onSignIn={async (credentials) => {
            // Or the session would be found idle since the last one.
            markActive();
            await attempt(async () => {
              const { auth } = await getClient();
              return inTurn(() => auth.signInWithPassword(credentials));
            });
          }}
        />
      </Stack>
      <Stack>
        <Text tone="muted">
          Accounts are opened by whoever runs the database, who also gives a new password to an
          editor who has lost theirs.
        </Text>
        <Text tone="muted">
          Everybody else finds the published terms in the{' '}
          <TextLink href="/glossary">glossary</TextLink>.
        </Text>
      </Stack>
    </Grid>
  );
}
