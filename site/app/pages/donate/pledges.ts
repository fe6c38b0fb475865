import type { Pledge } from '@hadal/ui';
import type { Db } from '../../data/client';
import { outcomeOf, type Submission } from '../../data/submission';

/** Stores a pledge, under the visitor's session if there is one. */
export async function insertPledge(
  db: Pick<Db, 'from'>,
  { frequency, amount, currency, purpose, email }: Pledge,
): Promise<Submission> {
  const row = { frequency, amount, currency, purpose, email: email ?? null };
  const { status, error } = await db.from('donation_pledges').insert(row);
  return outcomeOf(status, error);
}
