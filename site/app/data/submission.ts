import type { PostgrestError } from '@supabase/supabase-js';

/** Outcome of submitting a form. */
export type Submission =
  | { status: 'sent' }
  /** The database rejected these columns, as far as it names them. */
  | { status: 'invalid'; fields: string[] }
  /** Rate limited; the backend's advice on when to try again. */
  | { status: 'limited'; advice: string | undefined }
  | { status: 'failed'; cause: unknown };

const notNullViolation = '23502';
const checkViolation = '23514';

/** Maps the response to an insert to an outcome. */
export function outcomeOf(status: number, error: PostgrestError | null): Submission {
  if (!error && status === 201) return { status: 'sent' };
  if (status === 429) return { status: 'limited', advice: error?.hint || undefined };
  if (error?.code === checkViolation || error?.code === notNullViolation) {
    return { status: 'invalid', fields: fieldsIn(error.message) };
  }
  return { status: 'failed', cause: error };
}

/** Extracts columns from constraint names, such as donation_pledges_amount_check. */
const fieldsIn = (message: string) =>
  /column "(\w+)"/.exec(message)?.slice(1) ??
  /"(?:investor_enquiries|donation_pledges)_(\w+)_check"/.exec(message)?.slice(1) ??
  [];
