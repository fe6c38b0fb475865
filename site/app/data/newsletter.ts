import { formAction, functionAddress } from './api';
import type { Db } from './client';

const uniqueViolation = '23505';

/** Subscribes an address. Returns the outcome; rejects if the backend gave none. */
export async function insertSubscriber(
  db: Pick<Db, 'from'>,
  email: string,
): Promise<'subscribed' | 'duplicate' | 'limited'> {
  const row = { email, source: 'footer_form' };
  const { status, error } = await db.from('newsletter_subs').insert(row);
  // Only the database responds with 201; a proxy in its place would not.
  if (!error && status === 201) return 'subscribed';
  if (error?.code === uniqueViolation) return 'duplicate';
  if (status === 429) return 'limited';
  throw new Error('Could not subscribe', { cause: error });
}

/** Subscribes an address with this page's client. */
export async function subscribe(email: string) {
  const { getDb } = await import('./client');
  return insertSubscriber(await getDb(), email);
}

/** Target of the newsletter form without scripts. */
export const newsletterAction = formAction('subscribe_by_form');

/** Endpoint that confirms an address by the token of our message. */
export const confirmAction = functionAddress('newsletter-confirm');

/** Endpoint that unsubscribes an address by the token of our message. */
export const leaveAction = functionAddress('newsletter-unsubscribe');
