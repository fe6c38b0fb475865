import { say, sayFailed, type Newsletter } from '../_shared/newsletter.ts';
import { askPending } from './ask.ts';

/** Woken by whoever knows the secret of the hook, asks everybody who has not been asked yet. */
export async function sendConfirmations(
  request: Request,
  newsletter: Newsletter,
): Promise<Response> {
  const { send, hookSecret } = newsletter;
  if (request.headers.get('authorization') !== `Bearer ${hookSecret}`) {
    return say(401, 'Only the hook of the database may wake this function.');
  }
  if (!send) {
    return say(
      503,
      'No mail provider is configured, so nobody is asked: set MAIL_API_URL, MAIL_API_KEY and MAIL_FROM.',
    );
  }
  try {
    return Response.json({ sent: await askPending(newsletter, send) });
  } catch (error) {
    return sayFailed(error);
  }
}
