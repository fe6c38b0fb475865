import { RefusedFields } from '@hadal/ui';
import { useState } from 'react';
import { getClient, type Db } from './client';
import type { Submission } from './submission';

type State = { status: 'idle' } | { status: 'sending' } | Submission;

/**
 * Sends a form and says how that turned out. `send` rejects unless it was sent, as the forms of the
 * component library expect, and names the fields that the database refused. Leaving the page calls nothing off: what was sent should arrive.
 */
export function useSubmission<Form>(insert: (db: Db, form: Form) => Promise<Submission>) {
  const [submission, setSubmission] = useState<State>({ status: 'idle' });
  const send = async (form: Form) => {
    setSubmission({ status: 'sending' });
    const result = await getClient()
      .then(({ db }) => insert(db, form))
      .catch((cause: unknown): Submission => ({ status: 'failed', cause }));
    setSubmission(result);
    if (result.status === 'invalid') throw new RefusedFields(result.fields, { cause: result });
    if (result.status !== 'sent') throw new Error(`Sending ${result.status}`, { cause: result });
  };
  return { submission, send };
}
