import { formAction, functionAddress, getClient, type Db } from './client';

const uniqueViolation = '23505';

/** Adds an address to the newsletter. Says whether it was new; rejects when it could not be stored. */
export async function insertSubscriber(
  db: Pick<Db, 'from'>,
  email: string,
): Promise<'subscribed' | 'duplicate'> {
  const row = { email, source: 'footer_form' };
  const { status, error } = await db.from('newsletter_subs').insert(row);
  // Whatever answers in the database's place does not say "created".
  if (!error && status === 201) return 'subscribed';
  if (error?.code === uniqueViolation) return 'duplicate';
  throw new Error('Could not subscribe', { cause: error });
}

/** Subscribes an address by the client of this page. */
export const subscribe = async (email: string) => insertSubscriber((await getClient()).db, email);

/** Target of the newsletter form without scripts. */
export const newsletterAction = formAction('subscribe_by_form');

/** Takes the token of a message's link, to confirm the address. */
export const confirmAction = functionAddress('newsletter-confirm');

/** Takes the token of a message's link, to take the address off the list. */
export const leaveAction = functionAddress('newsletter-unsubscribe');
