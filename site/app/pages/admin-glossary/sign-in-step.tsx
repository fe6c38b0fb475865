import { Callout, Grid, SignInForm, Stack, Text, TextLink } from '@hadal/ui';
import { useRef } from 'react';
import { getClient } from '../../data/client';
import { inTurn } from '../../data/sign-in';
import { markActive } from './activity';
import { Forgotten } from './forgotten';
import type { Ending } from './use-admission';
import { useAttempt } from './use-attempt';

const endings: Record<Ending, { title: string; text?: string }> = {
  left: { title: 'You are signed out' },
  idle: {
    title: 'You were signed out, since nothing happened here for half an hour',
    text: 'What you had begun to write is still in this tab. Sign in with the same account to go on.',
  },
  link: {
    title: 'That link leads nowhere',
    text: 'It was used before, or is more than ten minutes old. Sign in, or ask for a new one.',
  },
  elsewhere: {
    title: 'You were signed out in another tab, or your session has ended',
    text: 'What you had begun to write is still in this tab. Sign in with the same account to go on.',
  },
};

/** Step that asks for email address and password. */
export function SignInStep({ ended }: { ended: Ending | undefined }) {
  const { refusal, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
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
          ref={form}
          aria-label="Sign in"
          failure={refusal}
          onSignIn={async (credentials) => {
            // Otherwise the idle time of an earlier session would end this one.
            markActive();
            await attempt(async () => {
              const { auth } = await getClient();
              return inTurn((options) => auth.signInWithPassword({ ...credentials, options }));
            });
          }}
        />
      </Stack>
      <Stack>
        <Text tone="muted">
          Have you forgotten your password? Enter your address, and ask for a link to a new one.
        </Text>
        <Forgotten form={form} />
        <Text tone="muted">The administrator of the database opens accounts.</Text>
        <Text tone="muted">
          Everybody else finds the published terms in the{' '}
          <TextLink href="/glossary">glossary</TextLink>.
        </Text>
      </Stack>
    </Grid>
  );
}
