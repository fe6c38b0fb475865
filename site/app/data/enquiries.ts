import type { Enquiry } from '@hadal/ui';
import type { Db } from './client';
import { outcomeOf, type Submission } from './submission';

/** Stores an enquiry, under the visitor's session if there is one. */
export async function insertEnquiry(
  db: Pick<Db, 'from'>,
  { name, organisation, email, kind, message }: Enquiry,
): Promise<Submission> {
  const row = { name, organisation, email, kind, message, consent: true };
  const { status, error } = await db.from('investor_enquiries').insert(row);
  return outcomeOf(status, error);
}
