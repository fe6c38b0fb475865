import { Button, Heading, Inline, Loading, Stack } from '@hadal/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ChallengeStep } from './challenge-step';
import { EnrolStep } from './enrol-step';
import { IdleWarning } from './idle-warning';
import { NewPasswordStep } from './new-password-step';
import { NoRoleStep } from './no-role-step';
import { isRecovery } from './recovery';
import { SignInStep } from './sign-in-step';
import { useAdmission, type Admission } from './use-admission';
import { useIdle } from './use-idle';
import { useKeptFocus } from './use-kept-focus';

const titles: Record<Admission['step'], string> = {
  'sign-in': 'Sign in',
  'no-role': 'No access',
  enrol: 'Protect your account',
  challenge: 'Second step',
  'new-password': 'New password',
  admitted: 'Terms',
};

/** Lets in who may edit, and leads everybody else to how they may. */
export function Gate() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { admission, leave } = useAdmission(isRecovery(parameters));
  const { endsAt, stay } = useIdle(admission.step !== 'sign-in', () => void leave());
  // Who wants no second factor yet.
  const [later, setLater] = useState<string>();
  const { step } = admission;
  const isOpen = step === 'admitted' || (step === 'enrol' && later === admission.user.id);
  const { heading, onFocus } = useKeptFocus(isOpen ? 'open' : step);
  // Begun anew with the page, so that code that failed to arrive is asked for again.
  const [GlossaryEditor] = useState(() => lazy(() => import('./editor/glossary-editor')));

  return (
    <Stack gap="loose" onFocus={onFocus}>
      <IdleWarning endsAt={endsAt} onStay={stay} onLeave={leave} />
      <Heading ref={heading} tabIndex={-1}>
        {isOpen ? titles.admitted : titles[step]}
      </Heading>
      {step === 'sign-in' && <SignInStep ended={admission.ended} />}
      {step === 'no-role' && <NoRoleStep user={admission.user} onLeave={leave} />}
      {step === 'challenge' && (
        <ChallengeStep client={admission.client} factorId={admission.factorId} onLeave={leave} />
      )}
      {step === 'new-password' && (
        <NewPasswordStep
          client={admission.client}
          user={admission.user}
          onSet={() => void navigate({ search: '' }, { replace: true })}
          onLeave={leave}
        />
      )}
      {step === 'enrol' && !isOpen && (
        <EnrolStep client={admission.client} onLater={() => setLater(admission.user.id)} />
      )}
      {isOpen && (
        <>
          <Inline>
            <span>Signed in as {admission.user.email}</span>
            {step === 'enrol' && (
              <Button tone="secondary" size="small" onClick={() => setLater(undefined)}>
                Set up a second factor
              </Button>
            )}
            <Button tone="secondary" size="small" onClick={() => void leave()}>
              Sign out
            </Button>
          </Inline>
          <Suspense fallback={<Loading />}>
            <GlossaryEditor client={admission.client} user={admission.user} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
