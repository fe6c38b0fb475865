import { brand } from '../../brand';
import type { Auth } from '../../data/client';

/** A second factor, active once a code has confirmed it. */
export interface Enrolment {
  id: string;
  /** The secret, in base 32. */
  secret: string;
  /** The `otpauth:` URI for an authenticator app. */
  uri: string;
}

/** Enrols a second factor, replacing any unconfirmed one. */
export async function enrol(auth: Auth) {
  const { data: factors, error } = await auth.mfa.listFactors();
  if (error) return { data: undefined, error };
  const begun = factors.all.filter(({ status }) => status === 'unverified');
  await Promise.all(begun.map(({ id }) => auth.mfa.unenroll({ factorId: id })));
  const answer = await auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
    issuer: brand.name,
  });
  if (answer.error) return { data: undefined, error: answer.error };
  const { id, totp } = answer.data;
  return { data: { id, secret: totp.secret, uri: totp.uri } satisfies Enrolment, error: null };
}
