import { say, sayFailed, type Newsletter } from '../_shared/newsletter.ts';
import { isSecret } from '../_shared/tokens.ts';
import { askPending } from './ask.ts';

/** Sends all due confirmation requests, for a caller that knows the hook's secret. */
export async function sendConfirmations(
  request: Request,
  newsletter: Newsletter,
): Promise<Response> {
  const { send, hookSecret } = newsletter;
  if (request.method !== 'POST') return say(405, 'Use POST.', { allow: 'POST' });
  if (!(await isSecret(request.headers.get('authorization') ?? '', `Bearer ${hookSecret}`))) {
    return say(401, 'Only the hook of the database may wake this function.');
  }
  if (!send) {
    return say(
      503,
      'No mail provider is configured, so nobody is asked: set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM.',
    );
  }
  try {
    return Response.json(await askPending(newsletter, send));
  } catch (error) {
    return sayFailed(error);
  }
}
