import type { FormAnswer } from '../components/form';
import { RefusedFields } from './refused-fields';

/** Waits for a handler, and answers with the messages of the fields that it refuses. */
export async function refusalsOf(
  sending: Promise<void>,
  messages: Readonly<Record<string, unknown>>,
): Promise<FormAnswer | undefined> {
  try {
    await sending;
    return undefined;
  } catch (cause) {
    const names = cause instanceof RefusedFields ? cause.fields : [];
    const errors = names.flatMap((name) => {
      const message = messages[name];
      return typeof message === 'string' ? [[name, message] as const] : [];
    });
    if (errors.length === 0) throw cause;
    return { errors: Object.fromEntries(errors) };
  }
}
