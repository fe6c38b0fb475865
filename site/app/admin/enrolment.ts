import { brand } from '../brand';
import type { Auth } from '../data/client';

/** A factor that counts once a code of it was confirmed. */
export interface Enrolment {
  id: string;
  /** The key, in base 32. */
  secret: string;
  /** The same as an authenticator app reads it. */
  uri: string;
}

/** Begins a second factor, in place of any that was begun and never confirmed. */
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
