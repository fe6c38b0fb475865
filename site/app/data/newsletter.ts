import { getClient } from './client';

const uniqueViolation = '23505';

/** Adds an address to the newsletter. Says whether it was new; rejects when it could not be stored. */
export async function subscribe(email: string): Promise<'subscribed' | 'duplicate'> {
  const db = await getClient();
  const { error } = await db.from('newsletter_subs').insert({ email, source: 'footer_form' });
  if (!error) return 'subscribed';
  if (error.code === uniqueViolation) return 'duplicate';
  throw new Error('Could not subscribe', { cause: error });
}

/** Where the form posts without scripts; answers by sending the visitor back with the outcome. */
export const newsletterAction = `${import.meta.env.SUPABASE_URL}/rest/v1/rpc/subscribe_by_form?apikey=${import.meta.env.SUPABASE_PUBLISHABLE_KEY}`;
