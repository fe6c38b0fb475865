import { RefusedFields } from '@hadal/ui';
import { useState } from 'react';
import type { Db } from './client';
import type { Submission } from './submission';

type State = { status: 'idle' } | { status: 'sending' } | Submission;

/**
 * Submits a form and tracks the outcome. `send` rejects unless the form was stored, as the forms of
 * the component library expect, and names the fields that the database rejected. Leaving the page
 * does not abort the request.
 */
export function useSubmission<Form>(insert: (db: Db, form: Form) => Promise<Submission>) {
  const [submission, setSubmission] = useState<State>({ status: 'idle' });
  const send = async (form: Form) => {
    setSubmission({ status: 'sending' });
    const result = await import('./client')
      .then(({ getDb }) => getDb())
      .then((db) => insert(db, form))
      .catch((cause: unknown): Submission => ({ status: 'failed', cause }));
    setSubmission(result);
    if (result.status === 'invalid') throw new RefusedFields(result.fields, { cause: result });
    if (result.status !== 'sent') throw new Error(`Sending ${result.status}`, { cause: result });
  };
  return { submission, send };
}
