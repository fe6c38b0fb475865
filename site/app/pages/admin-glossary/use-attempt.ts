import { useState } from 'react';
import { refusalOf, type Refusal } from './refusals';

/** Response of the auth client. */
interface Answer {
  error: unknown;
}

/**
 * Runs an action and keeps the error message. `attempt` rejects then, as the forms of the component
 * library expect.
 */
export function useAttempt() {
  const [refusal, setRefusal] = useState<Refusal>();
  const attempt = async <Answered extends Answer>(
    ask: () => Promise<Answered>,
  ): Promise<Answered> => {
    const answer = await ask().catch((error: unknown) => ({ error }) as Answered);
    setRefusal(answer.error ? refusalOf(answer.error) : undefined);
    if (answer.error) throw new Error('Refused', { cause: answer.error });
    return answer;
  };
  return { refusal, attempt };
}
