import { Button, Callout, Heading, Inline, Loading, Stack } from '@hadal/ui';
import { lazy, Suspense, use, useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { missingPart } from '@hadal/static-site/runtime/missing-code';
import { NavigateContext } from '@hadal/static-site/runtime/page-router';
import { ChallengeStep } from './challenge-step';
import { IdleWarning } from './idle-warning';
import { NewPasswordStep } from './new-password-step';
import { NoRoleStep } from './no-role-step';
import { isRecovery, isRecoveryToken } from './recovery';
import { SignInStep } from './sign-in-step';
import { isDropped, useAdmission, type Admission } from './use-admission';
import { useIdle } from './use-idle';
import { useStepFocus } from './use-step-focus';

const titles: Record<Admission['step'] | 'recovery', string> = {
  recovery: 'New password',
  'sign-in': 'Sign in',
  'no-role': 'No access',
  enrol: 'Set up your second factor',
  challenge: 'Second step',
  'new-password': 'New password',
  admitted: 'Terms',
};

/** Shows the editor to those admitted, and everyone else the next step towards it. */
export function Gate() {
  const { pathname, search, hash } = useLocation();
  const navigate = use(NavigateContext);
  const recovers = isRecovery(new URLSearchParams(search));
  const { admission, leave } = useAdmission(recovers);
  const { endsAt, stay } = useIdle(admission.step !== 'sign-in', () => void leave());
  // The build renders no hash.
  const read = useDeferredValue(hash, '');
  // Kept when a skip link puts its own target into the hash.
  const [last, setLast] = useState('');
  if (isRecoveryToken(read) && read !== last) setLast(read);
  const [used, setUsed] = useState('');
  const token = recovers && last !== used ? last.slice(1) : '';
  const shown = token ? { step: 'recovery' as const } : admission;
  const { step } = shown;
  const { heading, onFocus } = useStepFocus(step);
  // Created on mount, so that a failed import is retried on the next visit.
  const [GlossaryEditor] = useState(() =>
    lazy(() => import('./editor/glossary-editor').catch(missingPart)),
  );
  const [RecoveryStep] = useState(() => lazy(() => import('./recovery-step').catch(missingPart)));
  // Draws a QR code, which an editor needs once.
  const [EnrolStep] = useState(() => lazy(() => import('./enrol-step').catch(missingPart)));

  return (
    <Stack gap="loose" onFocus={onFocus}>
      <IdleWarning endsAt={endsAt} onStay={stay} onLeave={leave} />
      <Heading ref={heading} tabIndex={-1}>
        {titles[step]}
      </Heading>
      {step === 'recovery' && (
        <Suspense fallback={<Loading />}>
          <RecoveryStep
            token={token}
            onUsed={() => {
              setUsed(last);
              // Without the token, which a reload would show as a link again.
              navigate(pathname + search, { replace: true });
            }}
          />
        </Suspense>
      )}
      {isDropped(shown) && (
        <Callout role="alert" tone="warning" title="Your session needs its second factor again">
          What you had begun to write is still in this tab. It is here again once you have entered a
          code.
        </Callout>
      )}
      {step === 'sign-in' && <SignInStep ended={shown.ended} />}
      {step === 'no-role' && <NoRoleStep user={shown.user} onLeave={leave} />}
      {step === 'challenge' && (
        <ChallengeStep client={shown.client} factorId={shown.factorId} onLeave={leave} />
      )}
      {step === 'new-password' && (
        <NewPasswordStep
          client={shown.client}
          user={shown.user}
          onSet={() => navigate(pathname, { replace: true })}
          onLeave={leave}
        />
      )}
      {step === 'enrol' && (
        <Suspense fallback={<Loading />}>
          <EnrolStep client={shown.client} onLeave={leave} />
        </Suspense>
      )}
      {step === 'admitted' && (
        <>
          <Inline>
            <span>Signed in as {shown.user.email}</span>
            <Button tone="secondary" size="small" onClick={() => void leave()}>
              Sign out
            </Button>
          </Inline>
          <Suspense fallback={<Loading />}>
            <GlossaryEditor client={shown.client} user={shown.user} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
